import * as health from '@ensemble/contracts/words/health-fr'
import * as missions from '@ensemble/contracts/words/missions-fr'
import * as people from '@ensemble/contracts/words/people-fr'

/** Names of the enumerations' values that missions show. */
export const frenchChoices = {
  cancers: health.cancerTypes,
  stages: health.treatmentStages,
  relations: health.relationsToIllness,
  situations: health.illnessSituations,
  caredFor: health.caregiverRelationships,
  practicalNeeds: health.practicalNeeds,
  comorbidities: health.comorbidities,
  types: missions.missionTypes,
  domains: missions.missionDomains,
  modes: missions.missionModes,
  scopes: missions.missionScopes,
  origins: missions.missionOrigins,
  registrationModes: missions.registrationModes,
  organisations: missions.organisationTypes,
  approvals: missions.approvalStatuses,
  status: { ...missions.displayStatuses, last_places: 'Dernières places' },
  profiles: people.profileTypes,
  kinds: people.volunteerKinds,
  skills: people.skills,
  slots: people.availabilitySlots,
  languages: people.languages,
  withdrawals: missions.memberWithdrawalReasons,
  refusals: missions.staffRefusalReasons,
  rejections: missions.rejectionReasons,
} as const
