import type { Words } from './lists.ts'

/** What missions, and what people do in them, are called in English. */
export const missionTypes = {
  studies_and_surveys: 'Studies and surveys',
  informed_opinion: 'Giving your view',
  event_participation: 'Event',
  working_group_participation: 'Working group',
  media_speaking: 'Speaking to the media',
  research_project_participation: 'Research project',
  other: 'Other mission',
} as const satisfies Words['missionTypes']

export const missionDomains = {
  advocacy: 'Advocacy',
  support_for_sick_people: 'Support for people with cancer',
  prevention: 'Prevention',
  research: 'Research',
  marketing: 'Marketing',
  communication: 'Communication',
  partnership: 'Partnerships',
  collection: 'Fundraising',
} as const satisfies Words['missionDomains']

export const missionOrigins = {
  headquarters_services: 'Head office',
  departmental_committee: 'Local committee',
  external_actor: 'Outside organisation',
} as const satisfies Words['missionOrigins']

export const missionModes = {
  remote: 'Remote',
  on_site: 'In person',
  mixed: 'In person or remote',
} as const satisfies Words['missionModes']

export const missionScopes = {
  collective: 'In a group',
  individual: 'On your own',
} as const satisfies Words['missionScopes']

export const registrationModes = {
  open: 'Place confirmed straight away',
  selection: 'On request, with an answer',
} as const satisfies Words['registrationModes']

export const effortPeriods = {
  total: 'In total',
  week: 'A week',
  month: 'A month',
} as const satisfies Words['effortPeriods']

export const approvalStatuses = {
  waiting_for_approval: 'Waiting for approval',
  approved: 'Approved',
} as const satisfies Words['approvalStatuses']

export const displayStatuses = {
  cancelled: 'Cancelled',
  closed: 'Ended',
  rejected: 'Needs changes',
  waiting_for_approval: 'Waiting for approval',
  in_progress: 'Under way',
  full: 'Full',
  registration_closed: 'Registration closed',
  upcoming: 'Coming up',
} as const satisfies Words['displayStatuses']

export const rejectionReasons = {
  content_insufficient: 'The content needs completing',
  dates_not_compatible: 'The dates do not work',
  not_a_league_mission: 'This is not a League mission',
  duplicate: 'This mission already exists',
  privacy_risk: 'Privacy is not protected well enough',
  other: 'Another reason',
} as const satisfies Words['rejectionReasons']

export const organisationTypes = {
  institution: 'Institution',
  association: 'Charity or association',
  learned_society: 'Learned society',
  other: 'Other organisation',
} as const satisfies Words['organisationTypes']

export const structureDomains = {
  research: 'Research',
  prevention: 'Prevention',
  support_for_sick_people: 'Support for people with cancer',
  advocacy: 'Advocacy',
  democracy_in_health: 'Patient involvement',
  communication: 'Communication',
  marketing: 'Marketing',
  partnership: 'Partnerships',
  collection: 'Fundraising',
  other: 'Other field',
} as const satisfies Words['structureDomains']

export const validationStatuses = {
  awaiting_validation: 'Waiting',
  validated: 'Confirmed',
  rejected: 'Not selected',
} as const satisfies Words['validationStatuses']

export const participantParts = {
  validated: 'Place confirmed',
  requested: 'Waiting for an answer',
  waitlisted: 'Waiting list',
  invited: 'Invitation sent',
  rejected: 'Not selected',
  withdrawn: 'Withdrawn',
} as const satisfies Words['participantParts']

export const participantOrigins = {
  registration: 'Registration',
  invitation: 'Invitation',
} as const satisfies Words['participantOrigins']

export const awaitedFrom = {
  staff: 'The team',
  member: 'The person',
  none: 'Nothing to wait for',
} as const satisfies Words['awaitedFrom']

export const attendances = {
  present: 'Attended',
  excused: 'Sent apologies',
  absent: 'Did not attend',
} as const satisfies Words['attendances']

export const newDateAnswers = {
  awaited: 'No answer yet',
  suits: 'The date works',
} as const satisfies Words['newDateAnswers']

/** Chosen by a team, read by members: said so that it suits both. */
export const staffRefusalReasons = {
  profile_not_matching: 'The team is looking for another profile',
  no_place_left: 'There are no places left',
  no_answer: 'The team had no answer',
  mission_closed: 'The mission has ended',
  other: 'Another reason',
} as const satisfies Words['staffRefusalReasons']

/** Chosen by members, read by a team: said so that it suits both. */
export const memberWithdrawalReasons = {
  not_available: 'No longer available',
  health_reasons: 'Health reasons (no details)',
  not_what_i_expected: 'The mission is not what was expected',
  no_answer_from_team: 'No answer from the team',
  other: 'Another reason',
} as const satisfies Words['memberWithdrawalReasons']

export const participationEndReasons = {
  ...staffRefusalReasons,
  ...memberWithdrawalReasons,
  invitation_expired: 'The invitation was not answered',
  account_suspended: 'The account is suspended',
  mission_cancelled: 'The mission is cancelled',
} as const satisfies Words['participationEndReasons']

export const surveyKinds = {
  built_in: 'Survey on this platform',
  link: 'Survey on another site',
} as const satisfies Words['surveyKinds']

export const questionKinds = {
  single: 'One choice',
  several: 'Several choices',
  scale: 'A mark on a scale',
  number: 'A number',
  date: 'A date',
  text: 'Free text',
} as const satisfies Words['questionKinds']
