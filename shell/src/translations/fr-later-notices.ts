import type { Translations } from '@ensemble/contracts/remote'
import { frenchCharter } from './fr-charter.ts'

/** What stands behind the links of the footer, but for the notices themselves. */
const texts = {
  footer: {
    charterSentence: 'Ce que l’on accepte en ouvrant un compte.',
  },
  signUp: frenchCharter,
} as const satisfies Translations

export default texts
