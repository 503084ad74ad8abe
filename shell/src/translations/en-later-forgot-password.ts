import type { Translations } from '@ensemble/contracts/remote'
import { englishEntry } from './en-entry.ts'

/** A new password for whoever has forgotten theirs. */
const texts = {
  ...englishEntry,
  forgotPassword: {
    title: 'Forgotten password',
    sentence: 'Enter your email address. If it has an account, we will send it a code.',
    submit: 'Send me a code',
    back: 'Back to sign in',
  },
} as const satisfies Translations

export default texts
