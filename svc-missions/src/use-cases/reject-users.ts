import type { StaffRefusalReason } from '@ensemble/contracts/enumerations'
import type { SeenPart } from '@ensemble/contracts/missions/participant'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'
import { moveParticipant } from '../domain/participant-moves.ts'
import { decideParticipants, type Decision } from './decide-participants.ts'

export interface RejectUsersInput {
  actor: Actor
  missionId: string
  userIds: readonly string[]
  reasonCode: StaffRefusalReason
  comment?: string
  /** How they stood for whoever refuses, where that is known. */
  seen?: readonly SeenPart[]
}

/**
 * Refuses people who asked to take part, or takes back a place that was given.
 * @returns who was refused, and who not: NOT_REGISTERED; STATUS_CONFLICT, also for who stands otherwise than was seen
 */
export function rejectUsers(deps: Deps, input: RejectUsersInput): Promise<Decision> {
  return decideParticipants(deps, input, (participant, seats) =>
    moveParticipant(participant, seats, 'reject_user', {
      at: deps.clock.now(),
      by: input.actor.id,
      reasonCode: input.reasonCode,
      comment: input.comment?.trim() || null,
    }),
  )
}
