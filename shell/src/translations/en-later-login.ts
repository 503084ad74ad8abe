import type { Translations } from '@ensemble/contracts/remote'
import { englishEntry } from './en-entry.ts'

/** The sign-in page, beyond what sign-up shows of it as well. */
const texts = {
  ...englishEntry,
  login: {
    sentence: 'Find your missions and your committee’s resources.',
    keepSignedIn: 'Keep me signed in on this device',
    keptHint: 'On a shared computer, untick this box.',
    forgot: 'Forgot your password?',
    committee: 'Write to my committee',
    suspended:
      'Your data is safe. Your committee can tell you how long the suspension lasts, and answer your questions.',
    enterCode: 'Enter the code from the email',
    leagueHint: 'Are you on a committee or head office team?',
    newHere: 'First visit? Create your account in four short steps.',
    create: 'Create an account',
    linkTitle: 'Link your account',
    linkText: 'Enter your Ensemble password once, and we will link your League account to it.',
  },
} as const satisfies Translations

export default texts
