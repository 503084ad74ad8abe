import { codeAlphabet, normaliseCode } from './mail-code.ts'

/** Sixteen signs of 32: eighty bits, which nobody tries through in the time that a letter lasts. */
export const claimCodeLength = 16

/** How long a letter's code may be used: it travels by post, and lies on a table for a while. */
export const claimCodeDays = 60

/** As it is printed: groups of four. */
export function claimCodeInGroups(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-')
}

/** Whether what somebody typed can be the code of a letter; small letters, spaces and hyphens are forgiven. */
export function fitsClaimCode(typed: string): boolean {
  const code = [...normaliseCode(typed)]
  return code.length === claimCodeLength && code.every((sign) => codeAlphabet.includes(sign))
}
