/** 32 signs that nobody confuses: no 0 and O, no 1 and I. */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const codeLength = 8

/** What somebody typed, as the code was written: small letters, spaces and hyphens are forgiven. */
export function normaliseCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '')
}

/** Whether what somebody typed can be a code: of the right length, and of signs that codes are made of. */
export function fitsCode(typed: string): boolean {
  const code = [...normaliseCode(typed)]
  return code.length === codeLength && code.every((sign) => codeAlphabet.includes(sign))
}
