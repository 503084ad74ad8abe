/**
 * Every enumeration of the product, in one place (specification, section 3).
 * Each is a constant list and the union type of its values, so that schemas, forms and filters share one source.
 */
export const genders = ['male', 'female', 'non_binary', 'unknown'] as const
export type Gender = (typeof genders)[number]

export const roles = ['admin', 'headquarter_referent', 'referent', 'member'] as const
export type Role = (typeof roles)[number]

export const userStatuses = ['pending_approval', 'validated', 'suspended', 'deleted'] as const
export type UserStatus = (typeof userStatuses)[number]

export const profileTypes = ['patient', 'former_patient', 'caregiver', 'former_caregiver'] as const
export type ProfileType = (typeof profileTypes)[number]

export const validationStatuses = ['awaiting_validation', 'validated', 'rejected'] as const
export type ValidationStatus = (typeof validationStatuses)[number]

export const approvalStatuses = ['waiting_for_approval', 'approved'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

export const missionTypes = [
  'studies_and_surveys',
  'informed_opinion',
  'event_participation',
  'working_group_participation',
  'media_speaking',
  'research_project_participation',
  'other',
] as const
export type MissionType = (typeof missionTypes)[number]

export const missionOrigins = ['headquarters_services', 'departmental_committee', 'external_actor'] as const
export type MissionOrigin = (typeof missionOrigins)[number]

/** List A: what a mission serves. */
export const missionDomains = [
  'advocacy',
  'support_for_sick_people',
  'prevention',
  'research',
  'marketing',
  'communication',
  'partnership',
  'collection',
] as const
export type MissionDomain = (typeof missionDomains)[number]

/** List B: plain choices that a member understands. */
export const interestDomains = [
  'prevention',
  'support_for_sick_people',
  'communication',
  'partnership',
  'democracy_in_health',
] as const
export type InterestDomain = (typeof interestDomains)[number]

/** From the words a member understands to those a mission is filed under. */
export const missionDomainOf: Record<InterestDomain, MissionDomain> = {
  prevention: 'prevention',
  support_for_sick_people: 'support_for_sick_people',
  communication: 'communication',
  partnership: 'partnership',
  democracy_in_health: 'advocacy',
}

/** List C: structures, not people. */
export const structureDomains = [
  'research',
  'prevention',
  'support_for_sick_people',
  'advocacy',
  'democracy_in_health',
  'communication',
  'marketing',
  'partnership',
  'collection',
  'other',
] as const
export type StructureDomain = (typeof structureDomains)[number]

export const organisationTypes = ['institution', 'association', 'learned_society', 'other'] as const
export type OrganisationType = (typeof organisationTypes)[number]

export const missionModes = ['remote', 'on_site', 'mixed'] as const
export type MissionMode = (typeof missionModes)[number]

export const missionScopes = ['collective', 'individual'] as const
export type MissionScope = (typeof missionScopes)[number]

export const volunteerKinds = [
  'patient_resource',
  'patient_committee',
  'user_representation',
  'other_volunteer',
] as const
export type VolunteerKind = (typeof volunteerKinds)[number]

export const skills = [
  'writing',
  'public_speaking',
  'communication',
  'field_expertise',
  'audiovisual',
  'group_animation',
  'active_listening',
  'project_management',
  'teamwork',
  'other',
] as const
export type Skill = (typeof skills)[number]

export const organisationPositions = [
  'president',
  'director',
  'project_manager_patients',
  'project_manager_prevention',
  'other',
] as const
export type OrganisationPosition = (typeof organisationPositions)[number]

export const articleCategories = [
  'SOLIDARITY_EVENT',
  'EVENT',
  'DISEASE_INFORMATION',
  'PREVENTION',
  'ACTIONS_FOR_PATIENTS',
  'LEAGUE',
  'ADVOCACY',
  'PARTNERSHIP',
  'HEALTH_DEMOCRACY',
  'CAMPAIGN',
  'RESEARCH_SUPPORT',
  'CANCER_AND_EMPLOYMENT',
  'CAREGIVERS',
  'GENDER_INEQUALITIES',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

export const articleStatuses = ['draft', 'published'] as const
export type ArticleStatus = (typeof articleStatuses)[number]

/** Where an article stands for those who write it, in the order of its life: the states of `states.ts` that it is shown in. */
export const articleStates = ['draft', 'submitted', 'scheduled', 'published'] as const

export const filterOperators = ['contains', 'eq', 'gt', 'gte', 'lt', 'lte', 'notEmpty', 'in'] as const
export type FilterOperator = (typeof filterOperators)[number]

/** What a screen shows of a mission's life: the first that holds, in this order. */
export const displayStatuses = [
  'cancelled',
  'closed',
  'rejected',
  'waiting_for_approval',
  'in_progress',
  'full',
  'registration_closed',
  'upcoming',
] as const
export type DisplayStatus = (typeof displayStatuses)[number]

export const registrationModes = ['open', 'selection'] as const
export type RegistrationMode = (typeof registrationModes)[number]

export const effortPeriods = ['total', 'week', 'month'] as const

export const participantOrigins = ['registration', 'invitation'] as const
export type ParticipantOrigin = (typeof participantOrigins)[number]

export const awaitedFrom = ['staff', 'member', 'none'] as const
export type AwaitedFrom = (typeof awaitedFrom)[number]

export const attendances = ['present', 'excused', 'absent'] as const
export type Attendance = (typeof attendances)[number]

/** What somebody said of the new date of a mission that was moved; `awaited` until they do. */
export const newDateAnswers = ['awaited', 'suits'] as const
export type NewDateAnswer = (typeof newDateAnswers)[number]

export const surveyKinds = ['built_in', 'link'] as const
export type SurveyKind = (typeof surveyKinds)[number]

export const staffRefusalReasons = [
  'profile_not_matching',
  'no_place_left',
  'no_answer',
  'mission_closed',
  'other',
] as const
export type StaffRefusalReason = (typeof staffRefusalReasons)[number]

export const memberWithdrawalReasons = [
  'not_available',
  'health_reasons',
  'not_what_i_expected',
  'no_answer_from_team',
  'other',
] as const
export type MemberWithdrawalReason = (typeof memberWithdrawalReasons)[number]

export type SystemRefusalReason = 'invitation_expired' | 'account_suspended' | 'mission_closed' | 'mission_cancelled'

/** Any reason why a participation ended, whoever gave it: the three lists above, each value once. */
export const participationEndReasons = [
  'profile_not_matching',
  'no_place_left',
  'no_answer',
  'not_available',
  'health_reasons',
  'not_what_i_expected',
  'no_answer_from_team',
  'invitation_expired',
  'account_suspended',
  'mission_closed',
  'mission_cancelled',
  'other',
] as const satisfies readonly (StaffRefusalReason | MemberWithdrawalReason | SystemRefusalReason)[]

export const rejectionReasons = [
  'content_insufficient',
  'dates_not_compatible',
  'not_a_league_mission',
  'duplicate',
  'privacy_risk',
  'other',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

export const availabilitySlots = ['weekday_day', 'weekday_evening', 'weekend'] as const
export type AvailabilitySlot = (typeof availabilitySlots)[number]

export const availabilityFrequencies = ['one_off', 'few_hours_month', 'few_hours_week'] as const
export type AvailabilityFrequency = (typeof availabilityFrequencies)[number]

export const languages = ['fr', 'en'] as const
export type Language = (typeof languages)[number]

export const identityProviders = ['password', 'azure'] as const
export type IdentityProvider = (typeof identityProviders)[number]

export const tutorialStatuses = ['not_started', 'in_progress', 'completed', 'skipped'] as const
export type TutorialStatus = (typeof tutorialStatuses)[number]

export const activityTypes = [
  'page_view',
  'article_read',
  'mission_view',
  'document_download',
  'tutorial_step',
  'search',
] as const

export const pageSizes = [5, 10, 25, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]
