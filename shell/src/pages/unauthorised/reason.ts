const reasons = [
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_DELETED',
  'ACCOUNT_REFUSED',
  'ACCOUNT_PENDING',
  'FORBIDDEN',
] as const

export type Reason = (typeof reasons)[number] | 'OTHER'

/**
 * The reason to put in words, from the code that a refusal or a guard left. An account that is deleted before it was
 * ever opened was refused.
 */
export function reasonOf(code: string | null | undefined, { wasPending }: { wasPending: boolean }): Reason {
  if (code === 'ACCOUNT_DELETED' && wasPending) return 'ACCOUNT_REFUSED'
  return reasons.find((reason) => reason === code) ?? 'OTHER'
}
