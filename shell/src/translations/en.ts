import { knownAreas } from '@ensemble/contracts/words/platform-en'
import type { Translations } from '@ensemble/contracts/remote'
import { englishDeliveries } from './en-deliveries.ts'
import { englishHome } from './en-home.ts'

export { englishUiTexts } from '@ensemble/ui/english'

/** The shell's texts in English. The same keys stand in fr.ts; a test compares them. */
export const en = {
  changePassword: {
    title: 'Change password',
  },
  ...englishDeliveries,
  SOMETHING_WENT_WRONG: 'Something went wrong. Try again in a moment.',
  NO_ANSWER: 'The service is not responding. Nothing is lost: please try again in a moment.',
  OFFLINE: 'You are offline. Nothing is lost: try again once you are back online.',
  AUTHENTICATION: {
    SESSION_EXPIRED_ERROR: 'Your session has expired. Sign in again to continue.',
  },
  layout: {
    skip: 'Skip to content',
  },
  topBar: {
    logo: 'Ensemble, back to home',
    nav: 'Main navigation',
    home: 'Home',
    resources: 'Resources',
    missions: 'Missions',
    myMissions: 'My missions',
    dashboard: 'Dashboard',
    management: 'Manage missions',
    department: 'My department',
    territories: 'Territories',
    deliveries: 'Deliveries',
    users: 'Manage accounts',
    language: 'Comfort and language',
    signIn: 'Sign in',
    profile: 'My profile',
    pause: 'Take a break',
    pausing: 'My break',
    logout: 'Log out',
    logoutTitle: 'Log out everywhere?',
    logoutConsequence: 'You will be logged out on all your devices. You can sign in again at any time.',
    menu: 'Menu',
  },
  footer: {
    sentence: 'Ensemble, the platform for people affected by cancer and those close to them.',
    links: 'Footer links',
    contact: 'Write to us',
    whatsNew: 'What is new',
    accessibility: 'Accessibility',
    privacy: 'Your data',
    charter: 'Charter',
    legal: 'Legal notice',
  },
  notifications: {
    title: 'Notifications',
    unread_one: '%count% unread notification',
    unread_other: '%count% unread notifications',
  },
  comfort: {
    title: 'Reading comfort',
  },
  finder: {
    title: 'Search everywhere',
  },
  contact: {
    open: 'Write to the team',
    cancel: 'Cancel',
  },
  guard: {
    checkFailed: 'We could not check your session',
    checkFailedText: 'The service is not responding at the moment. Nothing is lost: please try again in a moment.',
  },
  crash: {
    title: 'This page ran into a problem',
    text: 'The rest of the site works. Reload the page to continue.',
    lostTitle: 'This page could not be opened',
    lostText: 'It will open by itself when the connection is back.',
    reload: 'Reload the page',
  },
  live: {
    newVersion: 'Part of the site has been updated. You will see the new version when you next load a page.',
  },
  connection: {
    offline:
      'You are offline. Keep this page open: what you wrote stays in it. You can send it once you are back online.',
    unreachable:
      'The site is not responding at the moment. Keep this page open: what you wrote stays in it. We keep trying to reach the site.',
    inWindow: {
      offline: 'You are offline. What you write stays here.',
      unreachable: 'The site is not responding at the moment. What you write stays here.',
    },
    back: 'You are back online. What was missing is loading again.',
  },
  fields: {
    email: 'Enter a complete email address, for example name@example.org.',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address may be incomplete, or the page no longer exists.',
    action: 'Back to home',
  },
  login: {
    title: 'Sign in',
    email: 'Email address',
    password: 'Password',
    submit: 'Sign in',
    league: 'Continue with a League account',
  },
  ...englishHome,
  deliveries: {
    areas: knownAreas,
    title: 'Deliveries',
  },
} satisfies Translations
