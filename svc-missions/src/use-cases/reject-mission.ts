import type { RejectionReason } from '@ensemble/contracts/enumerations'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Tx } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as missionContents from '../data/mission-content.ts'
import * as missions from '../data/missions.ts'
import type { Actor } from '../domain/access.ts'
import type { Mission } from '../domain/mission.ts'
import { appointmentChanges, restoredContent } from '../domain/mission-edit.ts'
import type { Seats } from '../domain/seats.ts'
import { missionRejectedFact } from '../outbox/outgoing.ts'
import { requireApprover } from './approve-mission.ts'
import { changeMission, type Change } from './change-mission.ts'
import { endOpenParticipations } from './end-open-participations.ts'
import { requireSeen } from './require-seen.ts'
import { tellParticipants } from './tell-participants.ts'

export interface RejectMissionInput {
  actor: Actor
  missionId: string
  reasonCode: RejectionReason
  /** 10-1000 characters, read by the creator. */
  comment: string
  /** `updatedAt` of the mission that was read, where that is known. */
  updatedAt?: string
}

/**
 * Rejects a mission. Where only the change of an approved mission waits, that is rejected and the approved text stands
 * again, with everybody who takes part; who was told of another link hears that it is the one of before. An admin may
 * also reject an approved mission while nobody is confirmed: open registrations then end.
 * @throws Refusal NOT_FOUND, FORBIDDEN, SELF_APPROVAL, HAS_PARTICIPANTS, STATUS_CONFLICT, MISSION_CLOSED, STALE_UPDATE
 *   for another text than the one that was read
 */
export async function rejectMission(
  deps: Deps,
  { actor, missionId, reasonCode, comment, updatedAt }: RejectMissionInput,
) {
  const rejection = { reasonCode, comment: comment.trim() }
  const input = {
    missionId,
    actorId: actor.id,
    action: (mission: Mission, tx: Tx) => actionOn(tx, mission),
    may: (mission: Mission, seats: Seats) => requireRejecter(actor, mission, seats),
    detail: rejection,
  }
  await changeMission(deps, input, async (tx, change) => {
    await requireSeen(tx, missionId, updatedAt)
    const restored = change.action === 'reject_edit'
    if (restored) await restore(tx, deps, change)
    else {
      const state = { to: 'rejected', at: change.now, by: actor.id, ...rejection } as const
      await missions.changeState(tx, missionId, change.version, state)
      const stored = await missionContents.read(tx, missionId)
      await missionContents.keepRefused(tx, missionId, stored?.content ?? null)
    }
    const circumstances = { version: change.version, time: change.now, quiet: deps.quiet }
    await missionRejectedFact(tx, missionId, { ...rejection, restored }, circumstances)
    return restored ? change.seats : endOpenParticipations(tx, deps, change)
  })
}

function requireRejecter(actor: Actor, mission: Mission, { validated }: Seats): void {
  requireApprover(actor, mission)
  if (mission.approvalStatus !== 'approved' || mission.closedAt) return
  if (actor.role !== 'admin') refuse('FORBIDDEN')
  if (validated > 0) refuse('HAS_PARTICIPANTS')
}

async function actionOn(tx: Tx, mission: Mission): Promise<'reject' | 'reject_edit'> {
  const stored = await missionContents.read(tx, mission.id)
  return stored?.approved && !mission.rejectedAt ? 'reject_edit' : 'reject'
}

/**
 * The text that was approved last stands again; dates and places were never in question. The link to a questionnaire was:
 * those who take part were told of the new one at once.
 */
async function restore(tx: Tx, deps: Deps, { mission, version, now }: Change): Promise<void> {
  const stored = (await missionContents.read(tx, mission.id)) ?? refuse('NOT_FOUND')
  const content = restoredContent(stored.content, stored.approved)
  await missionContents.write(tx, mission.id, content, { version, at: now })
  await missions.changeState(tx, mission.id, version, { to: 'approved_again', at: now })
  await missionContents.keepApproved(tx, mission.id, null)
  const changed = appointmentChanges(stored.content, content)
  if (changed.length > 0) await tellParticipants(tx, deps, mission, { kind: 'changed', changed, version })
}
