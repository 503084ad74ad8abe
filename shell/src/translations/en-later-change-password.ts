import type { Translations } from '@ensemble/contracts/remote'
import { englishEntry } from './en-entry.ts'

/** Another password for whoever knows theirs. */
const texts = {
  ...englishEntry,
  changePassword: {
    sentence: 'Your other devices will be signed out. This one stays signed in.',
    current: 'Current password',
    submit: 'Change the password',
    done: 'Your password is changed.',
    leagueTitle: 'You sign in with a League account',
    leagueText: 'You can change its password where that account is managed. The League’s IT team can help you.',
  },
} as const satisfies Translations

export default texts
