/** How to find the committee that answers, in French: on pages that a visitor reads when something is wrong. */
export const frenchCommittee = {
  hint: 'Votre comité départemental vous répond. Choisissez votre département pour savoir comment le joindre.',
  department: 'Département',
} as const
