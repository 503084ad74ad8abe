import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import { hasEnded } from '../domain/mission.ts'
import { moveParticipant } from '../domain/participant-moves.ts'
import { stateOfParticipant, type Participant } from '../domain/participant.ts'
import { applyMove } from './apply-move.ts'
import { unregister } from './unregister.ts'

export interface AnswerNewDateInput {
  missionId: string
  userId: string
  /** No gives the place back, to the first in line. */
  suits: boolean
}

/**
 * Says whether the new date of a mission suits. A yes may be said again; a no is a withdrawal, without a reason asked.
 * @throws Refusal NOT_FOUND, NOT_REGISTERED, MISSION_CLOSED; STATUS_CONFLICT where the mission was not moved
 */
export async function answerNewDate(
  deps: Deps,
  { missionId, userId, suits }: AnswerNewDateInput,
): Promise<Participant> {
  if (!suits) return unregister(deps, { missionId, userId, reasonCode: 'not_available' })
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const seats = await missionSeats.lock(tx, missionId)
    const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
    const current = await participants.find(tx, missionId, userId)
    if (!current || stateOfParticipant(current) !== 'validated') return refuse('NOT_REGISTERED')
    if (mission.closedAt || hasEnded(mission, now)) return refuse('MISSION_CLOSED')
    if (current.newDateAnswer === null) return refuse('STATUS_CONFLICT')
    const moved = moveParticipant(current, seats, 'keep_place', { at: now, by: userId })
    const participant = await applyMove(tx, deps, moved)
    missionSeats.save(tx, moved.seats)
    return participant
  })
}
