import type { Words } from './lists.ts'

/** What the platform itself is described by, in English. */
export const tutorialStatuses = {
  not_started: 'Not started',
  in_progress: 'Under way',
  completed: 'Completed',
  skipped: 'Skipped',
} as const satisfies Words['tutorialStatuses']

export const activityTypes = {
  page_view: 'Page opened',
  article_read: 'Article read',
  mission_view: 'Mission opened',
  document_download: 'Document downloaded',
  tutorial_step: 'Step of the tour',
  search: 'Search',
} as const satisfies Words['activityTypes']

export const loggedActs = {
  ...activityTypes,
  contact: 'Message sent',
  'participant.registered': 'Asked to take part',
  'participant.invited': 'Invited to a mission',
  'participant.accepted': 'Place in a mission confirmed',
  'participant.refused': 'Not selected for a mission',
  'participant.withdrawn': 'Withdrew from a mission',
  'participant.expired': 'Invitation expired',
} as const satisfies Words['loggedActs']

export const knownAreas = {
  'mf-missions': 'Missions',
  'mf-articles': 'Resources',
  'mf-users': 'Accounts',
} as const satisfies Words['knownAreas']

export const filterOperators = {
  contains: 'contains',
  eq: 'equals',
  gt: 'is greater than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  notEmpty: 'is filled in',
  in: 'is one of',
} as const satisfies Words['filterOperators']
