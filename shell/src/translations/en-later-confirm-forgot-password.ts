import type { Translations } from '@ensemble/contracts/remote'
import { englishEntry } from './en-entry.ts'

/** The new password, after the code of a mail. */
const texts = {
  ...englishEntry,
  confirmForgotPassword: {
    title: 'Choose a new password',
    sentence: 'If your address has an account, a code has just been sent to it. It is valid for 30 minutes.',
    submit: 'Save the password',
    doneTitle: 'Your password is changed',
    doneSentence: 'To keep your account safe, we signed out all your devices. Sign in with your new password.',
    signIn: 'Sign in',
  },
} as const satisfies Translations

export default texts
