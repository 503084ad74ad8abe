import type { LaterTexts } from '@ensemble/mf-kit'

/** For everything but what members see of their account on their home. */
export const ofAccounts: LaterTexts = {
  namespace: 'mf-users',
  name: 'accounts',
  load: {
    fr: () => import('./fr-later-accounts.ts'),
    en: () => import('./en-later-accounts.ts'),
  },
}
