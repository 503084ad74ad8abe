import type { SeenPart } from '@ensemble/contracts/missions/participant'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'
import { moveParticipant } from '../domain/participant-moves.ts'
import { isFull } from '../domain/seats.ts'
import { decideParticipants, type Decision } from './decide-participants.ts'

export interface AcceptInput {
  actor: Actor
  missionId: string
  userIds: readonly string[]
  message?: string
  /** How they stood for whoever accepts, where that is known. */
  seen?: readonly SeenPart[]
}

/**
 * Accepts people who asked to take part, or who were refused before; each needs a free place.
 * @returns who was accepted, and who not: MISSION_FULL, NOT_REGISTERED; STATUS_CONFLICT, also for who stands otherwise
 *   than was seen
 */
export function acceptUsers(deps: Deps, input: AcceptInput): Promise<Decision> {
  return decideParticipants(deps, input, (participant, seats) => {
    const details = { at: deps.clock.now(), by: input.actor.id, comment: input.message?.trim() || null }
    const moved = moveParticipant(participant, seats, 'accept_user', details)
    return isFull(seats) ? refuse('MISSION_FULL') : moved
  })
}
