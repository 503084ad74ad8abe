import type { Account } from '../accounts.ts'
import type { Samples } from './samples.ts'

export interface Visit {
  who: string
  account: Account | null
  /** No part of a usual run. */
  seldom?: true
  /** Addresses that this visitor may open, or is refused on a screen of its own. */
  screens: (samples: Samples) => string[]
}

const unknownMission = '/missions/00000000-0000-4000-8000-000000000000'

const publicScreens = [
  '/',
  '/login',
  '/signup',
  '/signup?azureSSO=true',
  '/forgot_password',
  '/confirm_forgot_password',
  '/account_validation',
  '/mission_answer',
  '/claim_account',
  '/auth/callbacks/azure?error=access_denied',
  '/unauthorised',
]

const notices = ['accessibility', 'privacy', 'charter', 'legal', 'contact', 'mails'].map(
  (notice) => `/notices/${notice}`,
)

/** Every screen of today, with who opens it. */
export const visits: Visit[] = [
  {
    who: 'a visitor',
    account: null,
    screens: () => [...publicScreens, '/missions/browse', '/nowhere'],
  },
  { who: 'a reader of the notices', account: null, seldom: true, screens: () => notices },
  {
    // The same screens with other contents, and refusals that are one screen wherever they come.
    who: 'a member who comes again',
    account: 'member',
    seldom: true,
    screens: () => [
      '/users/me?tab=notifications',
      '/users/me?tab=profile',
      '/missions/browse?view=past',
      '/resources?search=zzzzzz',
      '/articles/new',
      '/missions/management',
    ],
  },
  {
    // Long forms, one beside the other in the tabs of one page.
    who: 'a member in their own profile',
    account: 'member',
    seldom: true,
    screens: () => ['commitment', 'work', 'data'].map((tab) => `/users/me?tab=${tab}`),
  },
  {
    who: 'a carer with answers about health',
    account: 'caregiver',
    seldom: true,
    screens: () => ['/users/me?tab=health'],
  },
  {
    who: 'a referent in the tabs of a mission',
    account: 'referent',
    seldom: true,
    screens: (samples) =>
      ['invitations', 'messages', 'survey', 'history'].map((tab) => `${samples.managed}?tab=${tab}`),
  },
  { who: 'an account that waits', account: 'pending', screens: () => ['/account_validation'] },
  {
    who: 'a member who looks for missions',
    account: 'member',
    screens: (samples) => [
      '/missions/browse',
      '/missions/browse?domain=prevention&mode=on_site&places=left',
      '/missions/browse?search=zzzzzz',
      '/missions/browse?view=searches',
      samples.open,
      samples.full,
      samples.mine,
      `${samples.study}?questionnaire`,
      unknownMission,
      '/my_missions',
    ],
  },
  {
    who: 'a member elsewhere',
    account: 'member',
    screens: (samples) => [
      '/home',
      '/dashboard',
      '/resources',
      '/resources?tab=documents',
      samples.article,
      samples.member,
      '/users/me',
      '/users/me?tab=security',
      '/change_password',
      '/table_sample',
      '/whats_new',
      '/user_management',
    ],
  },
  {
    who: 'a referent',
    account: 'referent',
    screens: (samples) => [
      '/home',
      '/dashboard',
      '/missions/management',
      `${samples.managed}?tab=participants`,
      samples.managed,
      '/missions/report',
      '/my_department',
      '/my_department?tab=needs',
      '/resources?tab=manage',
      '/articles/new',
    ],
  },
  // What a role sees as another does is looked at once: axe takes its time.
  {
    who: 'headquarters',
    account: 'headquarters',
    screens: (samples) => [
      '/missions/management',
      '/missions/management?tab=quotes',
      '/missions/management?tab=templates',
      '/missions/management?form=new',
      samples.closed,
      '/territories',
      '/territories?view=map',
    ],
  },
  {
    who: 'an admin',
    account: 'admin',
    screens: (samples) => [
      ...['pending_approval', 'validated', 'deleted'].map((tab) => `/user_management?tab=${tab}`),
      samples.member,
      `${samples.draft}/edit`,
      '/deliveries',
    ],
  },
]
