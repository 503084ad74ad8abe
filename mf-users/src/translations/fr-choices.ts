import * as missions from '@ensemble/contracts/words/missions-fr'
import * as people from '@ensemble/contracts/words/people-fr'

/** Names of the values that accounts have. */
export const frenchChoices = {
  roles: people.roles,
  statuses: people.userStatuses,
  awaits: people.awaitedSteps,
  genders: people.genders,
  languages: people.languages,
  identityProviders: people.identityProviders,
  volunteerKinds: people.volunteerKinds,
  interestDomains: people.interestDomains,
  missionTypes: missions.missionTypes,
  modes: missions.missionModes,
  skills: people.skills,
  slots: people.availabilitySlots,
  frequencies: people.availabilityFrequencies,
  positions: people.organisationPositions,
  services: missions.structureDomains,
} as const
