import * as health from '@ensemble/contracts/words/health-fr'
import * as missions from '@ensemble/contracts/words/missions-fr'
import * as people from '@ensemble/contracts/words/people-fr'

/** Names of the enumerations' values that missions show. */
export const frenchChoices = {
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
  status: { ...missions.displayStatuses, last_places: 'Dernières places' },
  profiles: people.profileTypes,
  skills: people.skills,
  languages: people.languages,
} as const
