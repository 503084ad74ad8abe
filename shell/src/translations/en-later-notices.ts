import type { Translations } from '@ensemble/contracts/remote'
import { englishCharter } from './en-charter.ts'

/** What stands behind the links of the footer, but for the notices themselves. */
const texts = {
  footer: {
    charterSentence: 'What everyone agrees to when they open an account.',
  },
  signUp: englishCharter,
} as const satisfies Translations

export default texts
