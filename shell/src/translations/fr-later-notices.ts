import type { Translations } from '@ensemble/contracts/remote'
import { frenchCharter } from './fr-charter.ts'
import { frenchCommittee } from './fr-committee.ts'

/** What stands behind the links of the footer, but for the notices themselves. */
const texts = {
  committee: frenchCommittee,
  footer: {
    charterSentence: 'Ce que l’on accepte en ouvrant un compte.',
  },
  signUp: frenchCharter,
  agreement: {
    changed: 'Ces textes ont changé depuis que vous les avez acceptés. Vous conviennent-ils\u00a0?',
    agree: 'J’accepte ces textes',
    since: 'Vous avez accepté ces textes le %day%.',
  },
} as const satisfies Translations

export default texts
