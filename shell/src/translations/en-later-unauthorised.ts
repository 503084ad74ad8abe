import type { Translations } from '@ensemble/contracts/remote'
import { englishCommittee } from './en-committee.ts'

/** Why a page is closed, what is next and whom to ask, in English. */
const texts = {
  committee: englishCommittee,
  unauthorised: {
    next: 'What now',
    ask: 'Who to ask',
    home: 'Go to home',
    signIn: 'Sign in',
    signUp: 'Create an account',
    readWhy: 'Read the reason',
    whyAtSignIn: 'You can read the reason when you try to sign in.',
    openSession: 'You are signed in: go back to home.',
    UNAUTHENTICATED: {
      title: 'Sign in to see this page',
      text: 'It is for members and teams.',
      next: 'Once you have signed in, you will go straight to it.',
    },
    SESSION_EXPIRED: {
      title: 'Your session has ended',
      text: 'A session ends after a long absence, or when it is closed from another device.',
      next: 'Sign in again to pick up where you left off.',
    },
    ACCOUNT_SUSPENDED: {
      title: 'Your account is suspended',
      text: 'You cannot sign in for the time being. Your data is safe.',
      next: 'Your committee can tell you how long this will last. We will email you as soon as your account is restored.',
    },
    erasure: {
      title: 'Erasing your data',
      running: 'We are working on it. You can close this page: it will carry on.',
      done: 'It is done.',
      parts: {
        users: 'Your account, your answers and your messages',
        missions: 'What you wrote and chose in missions',
        articles: 'Your picture and what you read',
        events: 'Your name, everywhere the platform kept it',
      },
    },
    ACCOUNT_DELETED: {
      title: 'Your account has been deleted',
      text: 'Thank you for the time we shared. Your name, contact details and answers are being erased everywhere.',
      next: 'There is nothing left for you to do. You are welcome to open another account whenever you like.',
    },
    ACCOUNT_REFUSED: {
      title: 'Your sign-up was not accepted',
      text: 'Your account has not been opened, and your data has been erased.',
      next: 'There is nothing for you to do. Your committee can tell you why. You can apply again later.',
    },
    ACCOUNT_PENDING: {
      title: 'Your account is waiting for approval',
      text: 'Your committee is looking at it.',
      next: 'We will email you as soon as it is open.',
    },
    FORBIDDEN: {
      title: 'This page is not open to your role',
      text: 'Teams or administrators use it for their work.',
      next: 'Everything else is open to you. If you need this page, tell your committee.',
    },
    OTHER: {
      title: 'You cannot open this page',
      text: 'The reason is shown only once: you may already have read it.',
      next: 'Sign in to continue. If something stops you, the sign-in page will say what it is.',
    },
  },
} as const satisfies Translations

export default texts
