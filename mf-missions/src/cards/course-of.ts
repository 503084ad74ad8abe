import type { MissionCard } from '@ensemble/contracts/missions/http'
import { partOf } from '@ensemble/contracts/missions/part-of'

export type Dates = Pick<MissionCard, 'displayStatus' | 'startAt' | 'endAt'>

/** Whether it has taken place, or never will. */
export function isOver({ displayStatus, endAt }: Dates): boolean {
  return displayStatus === 'closed' || displayStatus === 'cancelled' || (endAt !== null && new Date(endAt) < new Date())
}

/** Whether the reader has a part that has not ended: a place, a request, a place in line or an invitation. */
export function hasPart({ myParticipation }: Pick<MissionCard, 'myParticipation'>): boolean {
  const part = myParticipation && partOf(myParticipation)
  return part !== null && part !== 'rejected' && part !== 'withdrawn'
}

/** Whether places and the last day to register are news: not once registrations are over, nor to who has a part. */
export function stillOffers(
  mission: Dates & Pick<MissionCard, 'registrationOpen' | 'placesLeft' | 'myParticipation'>,
): boolean {
  if (isOver(mission) || hasPart(mission) || mission.displayStatus === 'registration_closed') return false
  return mission.displayStatus !== 'in_progress' || mission.registrationOpen || mission.placesLeft === 0
}
