import type { NotDecided, SeenPart } from '@ensemble/contracts/missions/participant'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { Refusal, refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as members from '../data/members.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { asSeen, colleagueAnswer } from '../domain/answered-before.ts'
import type { Mission } from '../domain/mission.ts'
import { freedForLine, type Moved } from '../domain/participant-moves.ts'
import type { Participant } from '../domain/participant.ts'
import type { Seats } from '../domain/seats.ts'
import { applyMove } from './apply-move.ts'
import { offerFreedPlaces } from './offer-freed-places.ts'

export interface Decision {
  updated: string[]
  failed: NotDecided[]
}

/**
 * Decides on several participants of one mission in one transaction; those who cannot be decided on are named with
 * the reason, and do not stop the others. Of a closed account what has ended stays as it is.
 * @param input `seen` says how they stood for whoever decides: who stands otherwise by now is left out (decision 357)
 * @param decide moves one participant, or refuses
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, MISSION_CLOSED: for the mission as a whole
 */
export async function decideParticipants(
  deps: Deps,
  input: { actor: Actor; missionId: string; userIds: readonly string[]; seen?: readonly SeenPart[] },
  decide: (participant: Participant, seats: Seats) => Moved,
): Promise<Decision> {
  return inTransaction(deps.db, async (tx) => {
    let seats = await missionSeats.lock(tx, input.missionId)
    const mission = await decidableMission(tx, input.missionId, input.actor)
    const [found, closed] = await Promise.all([
      participants.findKnown(tx, input.missionId, input.userIds),
      members.closedAmong(tx, input.userIds),
    ])
    const byUser = new Map(found.map((participant) => [participant.userId, participant]))
    const seen = new Map(input.seen?.map(({ userId, part }) => [userId, part]))
    const decision: Decision = { updated: [], failed: [] }
    let freed = 0
    for (const userId of input.userIds) {
      const participant = byUser.get(userId)
      const moved = participant
        ? attempt(() =>
            closed.has(userId) ? refuse('STATUS_CONFLICT') : decide(asSeen(participant, seen.get(userId)), seats),
          )
        : 'NOT_REGISTERED'
      if (typeof moved === 'string') {
        const answered =
          moved === 'STATUS_CONFLICT' && participant && !closed.has(userId)
            ? colleagueAnswer(participant, input.actor.id)
            : null
        decision.failed.push({ userId, code: moved, ...(answered && { answered }) })
        continue
      }
      seats = moved.seats
      freed += freedForLine(moved, freed)
      await applyMove(tx, deps, moved)
      decision.updated.push(userId)
    }
    missionSeats.save(tx, await offerFreedPlaces(tx, deps, mission, seats, freed))
    return decision
  })
}

async function decidableMission(tx: Tx, missionId: string, actor: Actor): Promise<Mission> {
  const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
  requireReach('mission.decide_participants', actor, mission)
  return mission.closedAt ? refuse('MISSION_CLOSED') : mission
}

/** @returns what the work gives, or the code of its refusal */
export function attempt(work: () => Moved): Moved | string {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
