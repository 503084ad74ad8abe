import { refuse } from '@ensemble/service-kit/refusal'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Deps } from '../deps.ts'
import * as missionContents from '../data/mission-content.ts'
import * as missions from '../data/missions.ts'
import { reaches, type Actor } from '../domain/access.ts'
import type { Mission } from '../domain/mission.ts'
import { missionFact } from '../outbox/outgoing.ts'
import { changeMission } from './change-mission.ts'
import { requireSeen } from './require-seen.ts'

export interface ApproveInput {
  actor: Actor
  missionId: string
  comment?: string
  /** `updatedAt` of the mission that was read, where that is known. */
  updatedAt?: string
}

/**
 * Approves a mission, which members then see; or the change of one that was approved before.
 * @throws Refusal NOT_FOUND, FORBIDDEN, SELF_APPROVAL, STATUS_CONFLICT, MISSION_CLOSED, STALE_UPDATE for another text
 *   than the one that was read
 */
export async function approveMission(
  deps: Deps,
  { actor, missionId, comment, updatedAt }: ApproveInput,
): Promise<void> {
  const may = (mission: Mission) => requireApprover(actor, mission)
  const detail = comment?.trim() ? { comment: comment.trim() } : undefined
  await changeMission(deps, { missionId, actorId: actor.id, action: 'approve', may, detail }, async (tx, change) => {
    await requireSeen(tx, missionId, updatedAt)
    await missions.changeState(tx, missionId, change.version, { to: 'approved', at: change.now, by: actor.id })
    await missionContents.keepApproved(tx, missionId, null)
    await missionContents.keepRefused(tx, missionId, null)
    const circumstances = { version: change.version, time: change.now, quiet: deps.quiet }
    await missionFact(tx, 'missionApproved', missionId, circumstances)
    return change.seats
  })
}

/** @throws Refusal FORBIDDEN for a role that never approves, SELF_APPROVAL for one's own mission */
export function requireApprover(actor: Actor, mission: Mission): void {
  if (reachOf('mission.approve', actor.role) === 'no') refuse('FORBIDDEN')
  if (!reaches('mission.approve', actor, mission)) refuse('SELF_APPROVAL')
}
