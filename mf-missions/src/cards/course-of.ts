import type { MissionCard } from '@ensemble/contracts/missions/http'

export type Dates = Pick<MissionCard, 'displayStatus' | 'startAt' | 'endAt'>

/** Whether it has taken place, or never will. */
export function isOver({ displayStatus, endAt }: Dates): boolean {
  return displayStatus === 'closed' || displayStatus === 'cancelled' || (endAt !== null && new Date(endAt) < new Date())
}

/** Whether places and the last day to register are still news: not once registrations are over. */
export function stillOffers(mission: Dates & Pick<MissionCard, 'registrationOpen' | 'placesLeft'>): boolean {
  if (isOver(mission) || mission.displayStatus === 'registration_closed') return false
  return mission.displayStatus !== 'in_progress' || mission.registrationOpen || mission.placesLeft === 0
}
