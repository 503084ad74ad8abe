import { knownAreas } from '../delivery-areas.ts'
import * as enumerations from '../enumerations.ts'
import * as health from '../health-enumerations.ts'
import * as work from '../work-enumerations.ts'
import { awaitedSteps } from '../users/account-acts.ts'
import { participantParts } from '../missions/part-of.ts'
import { practicalNeeds } from '../missions/practical-needs.ts'
import { questionKinds } from '../missions/questionnaire-course.ts'
import { localNeedStates } from '../users/local-needs.ts'
import { loggedActs } from '../users/logged-acts.ts'

/** Every enumeration that people meet, by the name of its constant, in the order of docs/words.md. */
export const lists = {
  genders: enumerations.genders,
  roles: enumerations.roles,
  userStatuses: enumerations.userStatuses,
  awaitedSteps,
  profileTypes: enumerations.profileTypes,
  identityProviders: enumerations.identityProviders,
  languages: enumerations.languages,
  volunteerKinds: enumerations.volunteerKinds,
  interestDomains: enumerations.interestDomains,
  skills: enumerations.skills,
  availabilitySlots: enumerations.availabilitySlots,
  availabilityFrequencies: enumerations.availabilityFrequencies,
  organisationPositions: enumerations.organisationPositions,
  missionTypes: enumerations.missionTypes,
  missionDomains: enumerations.missionDomains,
  missionOrigins: enumerations.missionOrigins,
  missionModes: enumerations.missionModes,
  missionScopes: enumerations.missionScopes,
  registrationModes: enumerations.registrationModes,
  effortPeriods: enumerations.effortPeriods,
  approvalStatuses: enumerations.approvalStatuses,
  displayStatuses: enumerations.displayStatuses,
  rejectionReasons: enumerations.rejectionReasons,
  organisationTypes: enumerations.organisationTypes,
  structureDomains: enumerations.structureDomains,
  validationStatuses: enumerations.validationStatuses,
  participantParts,
  participantOrigins: enumerations.participantOrigins,
  awaitedFrom: enumerations.awaitedFrom,
  attendances: enumerations.attendances,
  newDateAnswers: enumerations.newDateAnswers,
  staffRefusalReasons: enumerations.staffRefusalReasons,
  memberWithdrawalReasons: enumerations.memberWithdrawalReasons,
  participationEndReasons: enumerations.participationEndReasons,
  surveyKinds: enumerations.surveyKinds,
  questionKinds,
  articleCategories: enumerations.articleCategories,
  articleStatuses: enumerations.articleStatuses,
  articleStates: enumerations.articleStates,
  relationsToIllness: health.relationsToIllness,
  caregiverRelationships: health.caregiverRelationships,
  illnessSituations: health.illnessSituations,
  cancerTypes: health.cancerTypes,
  treatmentStages: health.treatmentStages,
  shareableHealthFields: health.shareableHealthFields,
  practicalNeeds,
  employments: work.employments,
  workArrangements: work.workArrangements,
  socioProfessionalCategories: work.socioProfessionalCategories,
  employerSectors: work.employerSectors,
  localNeedStates,
  tutorialStatuses: enumerations.tutorialStatuses,
  activityTypes: enumerations.activityTypes,
  loggedActs,
  knownAreas,
  filterOperators: enumerations.filterOperators,
} as const satisfies Record<string, readonly string[]>

type Lists = typeof lists

/** Names of a group's members; `other` has none and is a name itself. */
type ComorbidityWords = {
  [Group in health.ComorbidityGroup]: (typeof health.comorbidityGroups)[Group] extends readonly []
    ? string
    : Record<(typeof health.comorbidityGroups)[Group][number], string>
}

/** What every value of the lists is called, in one language. */
export type ListWords = { [Name in keyof Lists]: Record<Lists[Name][number], string> }

/** What every value is called, in one language. */
export interface Words extends ListWords {
  comorbidityGroups: Record<health.ComorbidityGroup, string>
  comorbidities: ComorbidityWords
}
