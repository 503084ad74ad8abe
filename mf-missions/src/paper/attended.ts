import type { Participation } from '@ensemble/contracts/missions/http'

export type Participations = readonly Participation[]

/** Where a team noted that the person was there, the oldest first; a mission that was cancelled took nobody's time. */
export function attended(participations: Participations): Participations {
  return participations
    .filter(({ participant, mission }) => participant.attendance === 'present' && mission.displayStatus !== 'cancelled')
    .sort((one, other) => one.mission.startAt.localeCompare(other.mission.startAt))
}
