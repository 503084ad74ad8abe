import type { RejectionAuthor } from '@ensemble/contracts/missions/participant'
import type {
  Attendance,
  AwaitedFrom,
  MemberWithdrawalReason,
  NewDateAnswer,
  ParticipantOrigin,
  StaffRefusalReason,
  SystemRefusalReason,
  ValidationStatus,
} from '@ensemble/contracts/enumerations'
import type { ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import type { Standing } from '@ensemble/contracts/missions/events'
import { participantTransitions, type ParticipantAction, type ParticipantState } from '@ensemble/contracts/states'
import { refuse } from '@ensemble/service-kit/refusal'

/** One person's part in one mission. */
export interface Participant {
  missionId: string
  userId: string
  origin: ParticipantOrigin
  validationStatus: ValidationStatus
  rejectedBy: RejectionAuthor | null
  waitlistPosition: number | null
  motivation: string | null
  answers: string[]
  invitationMessage: string | null
  invitationExpiresAt: Date | null
  /** When a team last asked this person by name; null for who came, and was offered a place that became free. */
  invitedAt: Date | null
  /** When this person was reminded of that by the clock; null where they were not yet. */
  remindedAt: Date | null
  /** Invited by criteria, not by name: the team does not know of it until it is accepted. */
  blind: boolean
  sharedHealthFields: ShareableHealthField[]
  conflictOfInterest: string | null
  decidedAt: Date | null
  decidedBy: string | null
  reasonCode: StaffRefusalReason | MemberWithdrawalReason | SystemRefusalReason | null
  comment: string | null
  withdrawnAt: Date | null
  attendance: Attendance | null
  /** What a confirmed person said of the new date of a mission that was moved; null where nothing was asked. */
  newDateAnswer: NewDateAnswer | null
  /** When they said that they have answered the questionnaire, where another tool keeps it; null where they did not. */
  saidAnsweredAt: Date | null
  surveySentAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** A participation without any state yet: what enters the table of moves. */
export function newParticipant(missionId: string, userId: string, at: Date): Participant {
  return {
    missionId,
    userId,
    origin: 'registration',
    validationStatus: 'awaiting_validation',
    rejectedBy: null,
    waitlistPosition: null,
    motivation: null,
    answers: [],
    invitationMessage: null,
    invitationExpiresAt: null,
    invitedAt: null,
    remindedAt: null,
    blind: false,
    sharedHealthFields: [],
    conflictOfInterest: null,
    decidedAt: null,
    decidedBy: null,
    reasonCode: null,
    comment: null,
    withdrawnAt: null,
    attendance: null,
    newDateAnswer: null,
    saidAnsweredAt: null,
    surveySentAt: null,
    createdAt: at,
    updatedAt: at,
  }
}

type StateColumns = Pick<Participant, 'origin' | 'validationStatus' | 'rejectedBy' | 'waitlistPosition' | 'withdrawnAt'>

/** The state of a participation, as the state table names it. */
export function stateOfParticipant(participant: StateColumns | null): ParticipantState {
  if (!participant) return 'none'
  if (participant.withdrawnAt) return 'withdrawn'
  if (participant.validationStatus === 'validated') return 'validated'
  if (participant.validationStatus === 'rejected') return `rejected_by_${participant.rejectedBy ?? 'system'}`
  if (participant.waitlistPosition !== null) return 'waitlisted'
  return participant.origin === 'invitation' ? 'awaiting_member' : 'awaiting_staff'
}

/** Whether somebody who waited in line is asked, or was, to take a place that became free: no team invited them. */
export function isPlaceOffered({
  origin,
  invitedAt,
  blind,
}: Pick<Participant, 'origin' | 'invitedAt' | 'blind'>): boolean {
  return origin === 'invitation' && invitedAt === null && !blind
}

/** How somebody stands to a mission that they hear of; undefined for who stands outside. */
export function standingOf(state: ParticipantState): Standing | undefined {
  switch (state) {
    case 'validated':
      return 'confirmed'
    case 'awaiting_staff':
      return 'requested'
    case 'waitlisted':
      return 'waitlisted'
    case 'awaiting_member':
      return 'invited'
    case 'none':
    case 'withdrawn':
    case 'rejected_by_staff':
    case 'rejected_by_member':
    case 'rejected_by_system':
      return undefined
  }
}

/** Who has to act next; nobody can hurry a place in the waiting line. */
export function awaitedFromOf(participant: StateColumns): AwaitedFrom {
  const state = stateOfParticipant(participant)
  if (state === 'awaiting_staff') return 'staff'
  return state === 'awaiting_member' ? 'member' : 'none'
}

/**
 * The state that an action leads to.
 * @throws Refusal STATUS_CONFLICT when the state table has no such move
 */
export function stateAfter(from: ParticipantState, action: ParticipantAction): ParticipantState {
  const move = participantTransitions.find((row) => row.from === from && row.action === action)
  return move?.to ?? refuse('STATUS_CONFLICT')
}
