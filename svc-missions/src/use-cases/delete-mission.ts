import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missions from '../data/missions.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { missionFact } from '../outbox/outgoing.ts'
import { changeMission } from './change-mission.ts'
import { changedBy } from './changed-by.ts'
import { endOpenParticipations } from './end-open-participations.ts'
import type { Mission } from '../domain/mission.ts'

export interface DeleteMissionInput {
  actor: Actor
  missionId: string
  reason?: string
  /** Of a series: how many dates that follow are deleted too, null for one of these, whose team was told. */
  following?: number | null
}

/**
 * Deletes a mission in which nobody is confirmed; who still waits for an answer is told that it will not come.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, MISSION_CLOSED, HAS_PARTICIPANTS
 */
export async function deleteMission(
  deps: Deps,
  { actor, missionId, reason, following }: DeleteMissionInput,
): Promise<void> {
  const may = (mission: Mission) => requireReach('mission.delete', actor, mission)
  const detail = reason?.trim() ? { reason: reason.trim() } : undefined
  await changeMission(deps, { missionId, actorId: actor.id, action: 'delete', may, detail }, async (tx, change) => {
    if (change.seats.validated > 0) refuse('HAS_PARTICIPANTS')
    const { version, now } = change
    const changed = changedBy(actor, { reason: reason?.trim(), following })
    await missionFact(tx, 'missionDeleted', missionId, { version, time: now, quiet: deps.quiet, changed })
    const seats = await endOpenParticipations(tx, deps, change)
    await missions.changeState(tx, missionId, version, { to: 'deleted', at: now })
    return seats
  })
}
