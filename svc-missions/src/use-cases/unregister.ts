import type { MemberWithdrawalReason } from '@ensemble/contracts/enumerations'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import * as saidByTelephone from '../data/said-by-telephone.ts'
import { hasEnded } from '../domain/mission.ts'
import { freedForLine, moveParticipant } from '../domain/participant-moves.ts'
import { stateOfParticipant, type Participant } from '../domain/participant.ts'
import * as questionnaireAnswers from '../data/questionnaire-answers.ts'
import { applyMove } from './apply-move.ts'
import { eraseAnswers } from './erase-answers.ts'
import { offerFreedPlaces } from './offer-freed-places.ts'

export interface UnregisterInput {
  missionId: string
  userId: string
  reasonCode: MemberWithdrawalReason
  comment?: string
  /** Who of the team noted it, where the person said so by telephone. */
  notedBy?: string
}

/**
 * Withdraws a user from a mission, until its end, with what they answered to its questionnaire. A place that this frees
 * goes to the first in line.
 * @throws Refusal NOT_FOUND, NOT_REGISTERED, MISSION_CLOSED
 */
export async function unregister(deps: Deps, input: UnregisterInput): Promise<Participant> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const seats = await missionSeats.lock(tx, input.missionId)
    const mission = (await missions.find(tx, input.missionId)) ?? refuse('NOT_FOUND')
    const current = await participants.find(tx, input.missionId, input.userId)
    const state = stateOfParticipant(current)
    if (!current || state === 'withdrawn' || state.startsWith('rejected')) return refuse('NOT_REGISTERED')
    if (mission.closedAt || hasEnded(mission, now)) return refuse('MISSION_CLOSED')
    const moved = moveParticipant(current, seats, 'unregister', {
      at: now,
      by: input.userId,
      reasonCode: input.reasonCode,
      comment: input.comment?.trim() || null,
    })
    const { notedBy, missionId, userId } = input
    const participant = await applyMove(tx, deps, moved, { onBehalf: notedBy !== undefined })
    if (notedBy !== undefined) {
      await saidByTelephone.insert(tx, { missionId, userId, act: 'withdrew', at: now, notedBy, words: '' })
    }
    const sheet = await questionnaireAnswers.find(tx, input.missionId, input.userId)
    if (sheet) await eraseAnswers(tx, input.missionId, sheet.number)
    missionSeats.save(tx, await offerFreedPlaces(tx, deps, mission, moved.seats, freedForLine(moved)))
    return participant
  })
}
