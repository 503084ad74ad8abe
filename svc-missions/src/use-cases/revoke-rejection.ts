import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missions from '../data/missions.ts'
import type { Actor } from '../domain/access.ts'
import { missionFact } from '../events/outgoing.ts'
import { changeMission } from './change-mission.ts'

/**
 * Takes a rejection back: the mission waits for approval again.
 * @throws Refusal NOT_FOUND, FORBIDDEN, STATUS_CONFLICT, MISSION_CLOSED
 */
export async function revokeRejection(deps: Deps, { actor, missionId }: { actor: Actor; missionId: string }) {
  if (reachOf('mission.approve', actor.role) === 'no') refuse('FORBIDDEN')
  await changeMission(deps, { missionId, actorId: actor.id, action: 'revoke_rejection' }, async (tx, change) => {
    await missions.changeState(tx, missionId, change.version, { to: 'waiting_for_approval', at: change.now })
    const circumstances = { version: change.version, time: change.now, quiet: deps.quiet }
    await missionFact(tx, 'missionSubmitted', change.mission, circumstances)
    return change.seats
  })
}
