/** Demonstration accounts; every demo user has the same password. */
export const password = 'Ensemble-2026!'

export const accounts = {
  admin: 'admin@example.org',
  headquarters: 'siege@example.org',
  referent: 'referente@example.org',
  member: 'membre@example.org',
  caregiver: 'aidante@example.org',
  pending: 'attente@example.org',
  suspended: 'suspendue@example.org',
} as const

export type Account = keyof typeof accounts
