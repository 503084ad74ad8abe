import { type MissionCard } from '@ensemble/contracts/missions/http'

export type Part = 'validated' | 'requested' | 'waitlisted' | 'invited' | 'rejected' | 'withdrawn'

type Known = Pick<
  NonNullable<MissionCard['myParticipation']>,
  'validationStatus' | 'awaitedFrom' | 'waitlistPosition' | 'withdrawnAt'
>

/** A participation as its owner is told of it. */
export function partOf({ validationStatus, awaitedFrom, waitlistPosition, withdrawnAt }: Known): Part {
  if (withdrawnAt !== null) return 'withdrawn'
  if (validationStatus === 'validated') return 'validated'
  if (validationStatus === 'rejected') return 'rejected'
  if (waitlistPosition !== null) return 'waitlisted'
  return awaitedFrom === 'member' ? 'invited' : 'requested'
}

type Dates = Pick<MissionCard, 'displayStatus' | 'startAt' | 'endAt'>

/** Whether it has taken place, or never will. */
export function isOver({ displayStatus, endAt }: Dates): boolean {
  return displayStatus === 'closed' || displayStatus === 'cancelled' || (endAt !== null && new Date(endAt) < new Date())
}

/** Key of what comes next, null after an end: nobody is asked to come to what began days ago, or is over. */
export function nextOf(part: Part, mission: Dates) {
  if (part === 'rejected' || part === 'withdrawn') return null
  if (part !== 'validated') return `next.${part}` as const
  if (isOver(mission)) return 'next.over'
  return new Date(mission.startAt) <= new Date() ? 'next.begun' : 'next.validated'
}

/** Whether places and the last day to register are still news: not once registrations are over. */
export function stillOffers(mission: Dates & Pick<MissionCard, 'registrationOpen' | 'placesLeft'>): boolean {
  if (isOver(mission) || mission.displayStatus === 'registration_closed') return false
  return mission.displayStatus !== 'in_progress' || mission.registrationOpen || mission.placesLeft === 0
}
