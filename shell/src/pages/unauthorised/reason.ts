const reasons = [
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_DELETED',
  'ACCOUNT_PENDING',
  'FORBIDDEN',
] as const

export type Reason = (typeof reasons)[number] | 'OTHER'

/** The reason to put in words, from the code that a refusal or a guard left. */
export function reasonOf(code: string | null | undefined): Reason {
  return reasons.find((reason) => reason === code) ?? 'OTHER'
}
