import type { LaterTexts } from '@ensemble/mf-kit'

/** For who writes and manages articles. */
export const ofEditing: LaterTexts = {
  namespace: 'mf-articles',
  name: 'editing',
  load: {
    fr: () => import('./fr-later-editing.ts'),
    en: () => import('./en-later-editing.ts'),
  },
}
