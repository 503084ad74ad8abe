import { codeAlphabet, codeLength } from '@ensemble/contracts/users/mail-code'

/** What a code sent by mail is for. */
export type CodePurpose = 'confirm_email' | 'reset_password' | 'claim_account'

export const codeRules = {
  lifeSeconds: 1800,
  /** Tries that one code takes from one network; beyond, it is void for it. */
  tries: 5,
  /** Tries that one code takes from everywhere: one in ten million that one of them is right. */
  allTries: 100_000,
  /** Codes that one address may be sent in an hour, for each purpose. */
  perHour: 5,
} as const

/**
 * Writes a code from random bytes.
 * @param random a byte for each sign; 256 is a multiple of 32, so that every sign is as likely as any other
 */
export function codeFrom(random: Uint8Array, length: number = codeLength): string {
  return Array.from(random.subarray(0, length), (byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('')
}

/** As people read it in a mail: two groups of four. */
export function inGroups(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** A code as it is kept for one address, with the try that is going on counted. */
export interface TriedCode {
  matches: boolean
  /** From the same network. */
  tries: number
  /** From everywhere. */
  allTries: number
  expiresAt: Date
}

/**
 * What a try with a code comes to. Only who knows the code hears that it is too old; five wrong tries void it
 * for whoever made them, for an address without an account all the same.
 */
export function verdictOn(
  { matches, tries, allTries, expiresAt }: TriedCode,
  now: Date,
): 'right' | 'wrong' | 'expired' {
  if (tries > codeRules.tries || allTries > codeRules.allTries) return 'expired'
  if (!matches) return 'wrong'
  return expiresAt > now ? 'right' : 'expired'
}
