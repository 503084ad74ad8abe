import type { Translations } from '@ensemble/contracts/remote'
import { englishEntry } from './en-entry.ts'

/** What somebody reads between their sign-up and the answer of their committee, in English. */
const texts = {
  ...englishEntry,
  accountValidation: {
    title: 'Opening your account',
    signIn: 'Sign in',
    codeTitle: 'Confirm your email address',
    isConfirmed: 'This address is confirmed.',
    codeSentence: 'Enter the code from our email, or open the link in it. Both are valid for 30 minutes.',
    linkSentence: 'One last step for %email%.',
    byHand: 'Type another address or another code',
    codeSubmit: 'Confirm my address',
    wrongAddress: 'Mistyped your address? Go back to the sign-up and correct it.',
    alreadyConfirmed: 'Already confirmed your address? Sign in to see how your account is getting on.',
    confirmedTitle: 'Your address is confirmed',
    confirmedSentence:
      'Your committee is now looking at your account. You will hear by email, usually within three working days.',
    otherTitle: 'The address is confirmed',
    otherSentence: 'This browser is signed in to another account. To sign in with this address, log out first.',
    readyTitle: 'Your account is open',
    readySentence: 'Every page is open to you.',
    goHome: 'Go to home',
    pendingTitle: 'Your committee is looking at your account',
    pendingBy: 'You do not need to do anything. You will hear by email, usually by %day%.',
    pendingLate: 'The answer is taking longer than usual. It will come by email.',
    checkAgain: 'Check again',
    profile: 'Check or correct my details',
    stillPending: 'No answer yet. This page updates by itself.',
    steps: 'Steps to open your account',
    createdTitle: 'Account created',
    createdText: 'We have your details.',
    reviewTitle: 'Review by your committee',
    reviewText: 'Someone from your local committee reads your request.',
    openTitle: 'Access to missions and resources',
    openText: 'You get an email and can get started.',
    contactTitle: 'Any questions?',
  },
} as const satisfies Translations

export default texts
