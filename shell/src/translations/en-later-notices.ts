import type { Translations } from '@ensemble/contracts/remote'
import { englishCharter } from './en-charter.ts'
import { englishCommittee } from './en-committee.ts'

/** What stands behind the links of the footer, but for the notices themselves. */
const texts = {
  committee: englishCommittee,
  footer: {
    charterSentence: 'What everyone agrees to when they open an account.',
  },
  signUp: englishCharter,
  agreement: {
    changed: 'These texts have changed since you accepted them. Do they suit you?',
    agree: 'I accept these texts',
    since: 'You accepted these texts on %day%.',
  },
} as const satisfies Translations

export default texts
