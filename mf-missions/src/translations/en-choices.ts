import * as health from '@ensemble/contracts/words/health-en'
import * as missions from '@ensemble/contracts/words/missions-en'
import * as people from '@ensemble/contracts/words/people-en'

/** Names of the enumerations' values that missions show. */
export const englishChoices = {
  cancers: health.cancerTypes,
  stages: health.treatmentStages,
  practicalNeeds: health.practicalNeeds,
  types: missions.missionTypes,
  domains: missions.missionDomains,
  modes: missions.missionModes,
  scopes: missions.missionScopes,
  origins: missions.missionOrigins,
  registrationModes: missions.registrationModes,
  organisations: missions.organisationTypes,
  status: { ...missions.displayStatuses, last_places: 'Last places' },
  profiles: people.profileTypes,
  skills: people.skills,
  languages: people.languages,
} as const
