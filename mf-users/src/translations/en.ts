import type { Translations } from '@ensemble/contracts/remote'
import { profileTypes } from '@ensemble/contracts/words/people-en'

const en = {
  profileTypes,
  widgets: {
    account: 'Account to approve',
    accounts: 'Accounts to approve',
    passedOn: 'Passed on by %name% %when%',
    moreAccounts_one: 'See the other account to approve',
    moreAccounts_other: 'See the %count% other accounts to approve',
    accountsFailed: 'The accounts to approve could not be loaded',
    pause: 'I am taking a break',
    pauseHint:
      'During a break, you get no invitations and no emails about new missions. Requests and invitations that wait for an answer are withdrawn. Nobody will ask why.',
    pauseUntil: 'Choose a day to come back',
    situation: 'Your profile says: “%profile%”. Is this still right?',
    situationRight: 'Yes, this is right',
    situationChange: 'Change it',
    situationPass: 'I would rather not answer',
  },
  own: {
    saved: 'Saved.',
    pausedUntil: 'You are taking a break until %day%.',
    pausedOpen: 'You are taking a break. It lasts until you end it here.',
  },
  management: {
    title: 'Manage accounts',
    sentence: 'Everyone who signed up, by the status of their account.',
  },
  department: {
    title: 'My department',
  },
  territories: {
    title: 'Territories',
    sentence: 'How the 103 committees are doing: what is missing, what is waiting, and how to help.',
  },
  profile: {
    title: 'Profile',
  },
} satisfies Translations

export default en
