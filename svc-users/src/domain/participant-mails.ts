import { staffRefusalReasons, type StaffRefusalReason, type ValidationStatus } from '@ensemble/contracts/enumerations'
import type { Standing } from '@ensemble/contracts/missions/events'
import { isOfOneDay } from '@ensemble/contracts/missions/expected-soon'

/** Mails about a participation, as docs/mails.md names them. */
export type ParticipantMailKind =
  | 'request_received'
  | 'registration_confirmed'
  | 'new_request'
  | 'place_confirmed'
  | 'request_refused'
  | 'place_taken_back' // for somebody who was confirmed
  | 'invitation_ended' // for somebody who was only invited
  | 'invitation'
  | 'place_offered' // for a place that became free
  | 'place_offer_expired' // for a place that was not taken in time
  | 'invitation_answered'
  | 'participant_withdrew'
  | 'withdrawal_noted' // to the person: takes the date out of their calendar
  | 'request_withdrawn' // to the person, who held no place

export interface PlannedMail {
  kind: ParticipantMailKind
  to: 'member' | 'managers'
}

export interface ParticipantFact {
  type: string
  validationStatus: ValidationStatus
  waitlistPosition: number | null
  reasonCode?: string
  /** Who moved; absent in facts of before this was said. */
  by?: 'member' | 'staff' | 'system'
  /** How somebody who is refused, or withdraws, stood until then; absent in facts of before this was said. */
  was?: Standing
  /** Whether a team asks, or asked, somebody: false where a place became free for a person in line. */
  solicited?: boolean
  /** The team does not know of this invitation until it is accepted. */
  blind?: boolean
  /** The person said so by telephone. */
  onBehalf?: boolean
  /** Words for the person, of a team. */
  message?: string
  /** Until when an invitation may be answered. */
  expiresAt?: string
}

/**
 * Who is mailed about what happened to a participation. A place on the waiting list asks nothing of the managers; a
 * refusal by the system or by the member is not answered by `request_refused`.
 */
export function mailsAbout(fact: ParticipantFact): PlannedMail[] {
  return planned(fact).filter(({ to }) => to === 'member' || !fact.blind)
}

interface Dates {
  startAt: Date
  endAt: Date | null
}

/** Kinds that only somebody who can still come has a use for. */
const beforehand: readonly string[] = [
  'request_received',
  'registration_confirmed',
  'place_confirmed',
  'invitation',
  'place_offered',
  'place_offer_expired',
  'invitation_reminder',
  'starting_soon',
  'changed',
]

/** Whether a mail comes after the fact: it says how to come to what is over, or to ask again for what has begun. */
export function comesTooLate(kind: string, { startAt, endAt }: Dates, at: Date): boolean {
  const isAtOneGo = isOfOneDay(startAt.toISOString(), endAt && endAt.toISOString())
  if (kind === 'place_offer_expired' && startAt <= at && isAtOneGo) return true
  return beforehand.includes(kind) && endAt !== null && endAt <= at
}

function planned(fact: ParticipantFact): PlannedMail[] {
  switch (fact.type) {
    case 'missions.participant.registered':
      if (fact.validationStatus === 'validated') return [{ kind: 'registration_confirmed', to: 'member' }]
      return [
        { kind: 'request_received', to: 'member' },
        ...(fact.waitlistPosition === null ? [{ kind: 'new_request', to: 'managers' } as const] : []),
      ]
    case 'missions.participant.invited':
      return [{ kind: fact.solicited === false ? 'place_offered' : 'invitation', to: 'member' }]
    case 'missions.participant.expired':
      // They had asked for the place. Who was asked by a team has had a reminder, and owes no answer.
      return fact.solicited === false ? [{ kind: 'place_offer_expired', to: 'member' }] : []
    case 'missions.participant.accepted':
      return [
        { kind: 'place_confirmed', to: 'member' },
        ...(fact.by === 'member' ? [{ kind: 'invitation_answered', to: 'managers' } as const] : []),
      ]
    case 'missions.participant.refused':
      if (fact.by === 'member') return [{ kind: 'invitation_answered', to: 'managers' }]
      return isStaffReason(fact.reasonCode) ? [{ kind: refusalOf(fact), to: 'member' }] : []
    case 'missions.participant.withdrawn':
      // A withdrawal keeps the validation status: whoever held a place has a date to take back.
      return [
        // The team heard nothing of who joined the waiting list, and has nothing to do when they leave it.
        ...(fact.was === 'waitlisted' ? [] : [{ kind: 'participant_withdrew', to: 'managers' } as const]),
        ...(fact.by === 'member' && fact.validationStatus === 'validated'
          ? [{ kind: 'withdrawal_noted', to: 'member' } as const]
          : []),
        ...(fact.by === 'member' && (fact.was === 'requested' || fact.was === 'waitlisted')
          ? [{ kind: 'request_withdrawn', to: 'member' } as const]
          : []),
      ]
    default:
      return []
  }
}

/** After these mails there is no place to come to: other missions are offered. */
export function endsThere(kind: ParticipantMailKind): boolean {
  return kind === 'request_refused' || kind === 'place_taken_back' || kind === 'invitation_ended'
}

/** Only who asked had a request: others read what ends for them. */
function refusalOf({ was }: ParticipantFact): ParticipantMailKind {
  if (was === 'confirmed') return 'place_taken_back'
  return was === 'invited' ? 'invitation_ended' : 'request_refused'
}

export function isStaffReason(code: string | undefined): code is StaffRefusalReason {
  return staffRefusalReasons.some((reason) => reason === code)
}
