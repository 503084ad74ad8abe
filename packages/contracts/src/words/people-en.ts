import type { Words } from './lists.ts'

/** What is said of people and their accounts, in English: each word suits every gender. */
export const genders = {
  male: 'Man',
  female: 'Woman',
  non_binary: 'Non-binary',
  unknown: 'No answer',
} as const satisfies Words['genders']

export const roles = {
  admin: 'Administration',
  headquarter_referent: 'Head office team',
  referent: 'Committee team',
  member: 'Member',
} as const satisfies Words['roles']

export const userStatuses = {
  pending_approval: 'Pending',
  validated: 'Active account',
  suspended: 'Suspended account',
  deleted: 'Deleted account',
} as const satisfies Words['userStatuses']

export const awaitedSteps = {
  invitation: 'Answer to the invitation',
  confirmation: 'Confirmed email',
  approval: 'Approval of the account',
} as const satisfies Words['awaitedSteps']

export const profileTypes = {
  patient: 'Person with cancer',
  former_patient: 'Person who has had cancer',
  caregiver: 'Carer',
  former_caregiver: 'Former carer',
} as const satisfies Words['profileTypes']

export const identityProviders = {
  password: 'Password',
  azure: 'League account',
} as const satisfies Words['identityProviders']

export const languages = { fr: 'French', en: 'English' } as const satisfies Words['languages']

export const volunteerKinds = {
  patient_resource: 'Patient partner',
  patient_committee: 'Patient panel',
  user_representation: 'Patient representative',
  other_volunteer: 'Other volunteering',
} as const satisfies Words['volunteerKinds']

export const interestDomains = {
  prevention: 'Prevention',
  support_for_sick_people: 'Support for people with cancer',
  communication: 'Communication',
  partnership: 'Partnerships',
  democracy_in_health: 'Patient involvement',
} as const satisfies Words['interestDomains']

export const skills = {
  writing: 'Writing',
  public_speaking: 'Public speaking',
  communication: 'Communication',
  field_expertise: 'Hands-on knowledge',
  audiovisual: 'Sound and video',
  group_animation: 'Leading a group',
  active_listening: 'Listening',
  project_management: 'Project management',
  teamwork: 'Teamwork',
  other: 'Other skill',
} as const satisfies Words['skills']

export const availabilitySlots = {
  weekday_day: 'Weekdays, daytime',
  weekday_evening: 'Weekdays, evening',
  weekend: 'Weekends',
} as const satisfies Words['availabilitySlots']

export const availabilityFrequencies = {
  one_off: 'Now and then',
  few_hours_month: 'A few hours a month',
  few_hours_week: 'A few hours a week',
} as const satisfies Words['availabilityFrequencies']

export const organisationPositions = {
  president: 'Chair',
  director: 'Director',
  project_manager_patients: 'Projects for people with cancer',
  project_manager_prevention: 'Prevention projects',
  other: 'Other position',
} as const satisfies Words['organisationPositions']

export const localNeedStates = {
  told: 'New',
  looked_at: 'Being looked at',
  mission_made: 'Became a mission',
  answered_no: 'Not taken up',
} as const satisfies Words['localNeedStates']
