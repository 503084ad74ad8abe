import type { Translations } from '@ensemble/contracts/remote'

/** The way back from the single sign-on. */
const texts = {
  azure: {
    title: 'Sign in with a League account',
    failedTitle: 'The sign-in did not work',
    refused: 'Signing in was interrupted. Nothing has changed: you can start again.',
    unavailable: 'The League’s sign-in service is not responding. Please try again in a moment.',
    notOffered: 'League accounts cannot be used to sign in here. Sign in with your email address and a password.',
    incomplete: 'The return address is not complete. Start again from the sign-in page.',
    again: 'Start again',
    withPassword: 'Sign in with a password',
  },
} as const satisfies Translations

export default texts
