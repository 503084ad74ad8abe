import type { Words } from './lists.ts'

/** What articles are sorted by, in English. */
export const articleCategories = {
  SOLIDARITY_EVENT: 'Charity events',
  EVENT: 'Events',
  DISEASE_INFORMATION: 'Understanding cancer',
  PREVENTION: 'Prevention',
  ACTIONS_FOR_PATIENTS: 'Help for people with cancer',
  LEAGUE: 'The League',
  ADVOCACY: 'Advocacy',
  PARTNERSHIP: 'Partnerships',
  HEALTH_DEMOCRACY: 'Patient involvement',
  CAMPAIGN: 'Campaigns',
  RESEARCH_SUPPORT: 'Supporting research',
  CANCER_AND_EMPLOYMENT: 'Cancer and work',
  CAREGIVERS: 'For carers',
  GENDER_INEQUALITIES: 'Gender inequalities',
} as const satisfies Words['articleCategories']

export const articleStates = {
  draft: 'Draft',
  submitted: 'To review',
  scheduled: 'Scheduled',
  published: 'Published',
} as const satisfies Words['articleStates']

export const articleStatuses = { draft: 'Draft', published: 'Published' } as const satisfies Words['articleStatuses']
