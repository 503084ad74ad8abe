import type { ParticipantState } from '@ensemble/contracts/states'

/** The places of a mission, counted by state of its participants. */
export interface Seats {
  missionId: string
  /** null = as many as wish. */
  capacity: number | null
  validated: number
  awaitingStaff: number
  invited: number
  waitlist: number
  /** The last number that was given in the waiting line: a number is never given twice. */
  lastWaitlistPosition: number
  /** Version of the mission with its participants: every change of either raises it. */
  version: number
}

/** Places that can still be taken; null = no limit. Taken = validated + open invitations. */
export function placesLeft(seats: Pick<Seats, 'capacity' | 'validated' | 'invited'>): number | null {
  return seats.capacity === null ? null : Math.max(0, seats.capacity - seats.validated - seats.invited)
}

export function isFull(seats: Pick<Seats, 'capacity' | 'validated' | 'invited'>): boolean {
  return placesLeft(seats) === 0
}

const counterOf: Partial<Record<ParticipantState, 'validated' | 'awaitingStaff' | 'invited' | 'waitlist'>> = {
  validated: 'validated',
  awaiting_staff: 'awaitingStaff',
  awaiting_member: 'invited',
  waitlisted: 'waitlist',
}

/** The seats after one participant has moved from a state to another. */
export function seatsAfterMove(seats: Seats, from: ParticipantState, to: ParticipantState): Seats {
  const after = { ...seats, version: seats.version + 1 }
  const left = counterOf[from]
  const entered = counterOf[to]
  if (left) after[left] -= 1
  if (entered) after[entered] += 1
  return after
}

/** True for the states that hold a place: leaving one of them frees it. */
export function holdsPlace(state: ParticipantState): boolean {
  return state === 'validated' || state === 'awaiting_member'
}
