import type { ParticipantAction, ParticipantState } from '@ensemble/contracts/states'
import { stateAfter, stateOfParticipant, type Participant } from './participant.ts'
import { holdsPlace, placesLeft, seatsAfterMove, type Seats } from './seats.ts'

/** Details that come with a move; which of them count follows from the state that it leads to. */
export interface MoveDetails {
  at: Date
  /** Who moves; null = the clock, or a place that became free. */
  by: string | null
  reasonCode?: Participant['reasonCode']
  comment?: string | null
  invitationExpiresAt?: Date
  invitationMessage?: string | null
  attendance?: Participant['attendance']
  blind?: boolean
}

export interface Moved {
  participant: Participant
  seats: Seats
  from: ParticipantState
  to: ParticipantState
  action: ParticipantAction
  /** Whether the person held a place before. */
  held: boolean
}

/** What the places know of a state: an invitation that the team does not know of takes none. */
function counted(state: ParticipantState, { blind }: Pick<Participant, 'blind'>): ParticipantState {
  return blind && state === 'awaiting_member' ? 'none' : state
}

/**
 * Moves a participant, and counts the places again.
 * @throws Refusal STATUS_CONFLICT when the state table has no such move
 */
export function moveParticipant(
  participant: Participant,
  seats: Seats,
  action: ParticipantAction,
  details: MoveDetails,
): Moved {
  const from = stateOfParticipant(participant)
  const to = stateAfter(from, action)
  const columns = from === to ? stayingColumns(action, details) : columnsOf(to, details, seats)
  const changed = { ...participant, ...columns, updatedAt: details.at }
  const left = counted(from, participant)
  const after = seatsWithLine(seatsAfterMove(seats, left, counted(to, changed)), to)
  return { participant: changed, seats: after, from, to, action, held: holdsPlace(left) }
}

/**
 * Enters somebody: a first registration or invitation, or a new life of one that ended.
 * @param participant what the person sent, without any state
 * @throws Refusal STATUS_CONFLICT when the table does not allow to enter from `from`
 */
export function enterParticipant(
  participant: Participant,
  from: ParticipantState,
  seats: Seats,
  action: ParticipantAction,
  details: MoveDetails,
): Moved {
  const to = stateAfter(from, action)
  const entered = { ...participant, ...columnsOf(to, details, seats), updatedAt: details.at }
  const after = seatsWithLine(seatsAfterMove(seats, from, counted(to, entered)), to)
  return { participant: entered, seats: after, from, to, action, held: holdsPlace(from) }
}

/**
 * How many people of the waiting line a move lets move up. A request holds no place; when it ends without one, the next
 * in line has their chance, unless requests wait for all the places that are left.
 * @param freed how many move up already because of the same change
 */
export function freedForLine({ held, from, to, seats }: Moved, freed = 0): number {
  if (holdsPlace(to)) return 0
  const left = placesLeft(seats)
  const isOpen = from === 'awaiting_staff' && (left === null || left > seats.awaitingStaff + freed)
  return held || isOpen ? 1 : 0
}

/** What is noted on somebody who stays where they are: when and by whom they were let in is not touched. */
function stayingColumns(action: ParticipantAction, { attendance = null }: MoveDetails): Partial<Participant> {
  return action === 'keep_place' ? { newDateAnswer: 'suits' } : { attendance }
}

function seatsWithLine(seats: Seats, to: ParticipantState): Seats {
  return to === 'waitlisted' ? { ...seats, lastWaitlistPosition: seats.lastWaitlistPosition + 1 } : seats
}

function columnsOf(to: ParticipantState, details: MoveDetails, seats: Seats): Partial<Participant> {
  const { at, by, reasonCode = null, comment = null } = details
  const decided = { waitlistPosition: null, decidedAt: at, decidedBy: by, reasonCode, comment, newDateAnswer: null }
  const undecided = { validationStatus: 'awaiting_validation', rejectedBy: null, waitlistPosition: null } as const
  switch (to) {
    case 'validated':
      return { ...decided, validationStatus: 'validated', rejectedBy: null, reasonCode: null, blind: false }
    case 'awaiting_staff':
      return { ...undecided, origin: 'registration' }
    case 'waitlisted':
      return { ...undecided, origin: 'registration', waitlistPosition: seats.lastWaitlistPosition + 1 }
    case 'awaiting_member':
      return {
        ...undecided,
        origin: 'invitation',
        invitationExpiresAt: details.invitationExpiresAt ?? null,
        invitationMessage: details.invitationMessage ?? null,
        blind: details.blind ?? false,
        ...((by !== null || details.blind) && { invitedAt: at }),
      }
    case 'rejected_by_staff':
      return { ...decided, validationStatus: 'rejected', rejectedBy: 'staff' }
    case 'rejected_by_member':
      return { ...decided, validationStatus: 'rejected', rejectedBy: 'member' }
    case 'rejected_by_system':
      return { ...decided, validationStatus: 'rejected', rejectedBy: 'system' }
    case 'withdrawn':
      return { withdrawnAt: at, waitlistPosition: null, reasonCode, comment, newDateAnswer: null, saidAnsweredAt: null }
    case 'none':
      return {}
  }
}
