import type { Deps } from '../deps.ts'
import * as missions from '../data/missions.ts'
import { missionSubmittedFact } from '../outbox/outgoing.ts'
import { type ApproveInput, requireApprover } from './approve-mission.ts'
import { changeMission } from './change-mission.ts'
import type { Mission } from '../domain/mission.ts'

/**
 * Takes a rejection back: the mission waits for approval again.
 * @throws Refusal NOT_FOUND, FORBIDDEN, SELF_APPROVAL, STATUS_CONFLICT, MISSION_CLOSED
 */
export async function revokeRejection(deps: Deps, { actor, missionId, comment }: ApproveInput): Promise<void> {
  const may = (mission: Mission) => requireApprover(actor, mission)
  const detail = comment?.trim() ? { comment: comment.trim() } : undefined
  const input = { missionId, actorId: actor.id, action: 'revoke_rejection', may, detail } as const
  await changeMission(deps, input, async (tx, change) => {
    await missions.changeState(tx, missionId, change.version, { to: 'waiting_for_approval', at: change.now })
    const circumstances = { version: change.version, time: change.now, quiet: deps.quiet }
    await missionSubmittedFact(tx, missionId, { cause: 'rejection_revoked' }, circumstances)
    return change.seats
  })
}
