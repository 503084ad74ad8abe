import type { RejectionReason } from '@ensemble/contracts/enumerations'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missions from '../data/missions.ts'
import type { Actor } from '../domain/access.ts'
import { missionFact } from '../events/outgoing.ts'
import { requireApprover } from './approve-mission.ts'
import { changeMission } from './change-mission.ts'
import { endOpenParticipations } from './end-open-participations.ts'

export interface RejectMissionInput {
  actor: Actor
  missionId: string
  reasonCode: RejectionReason
  /** 10-1000 characters, read by the creator. */
  comment: string
}

/**
 * Rejects a mission. One that was approved can still be rejected by an admin while nobody is confirmed; open
 * registrations then end.
 * @throws Refusal NOT_FOUND, FORBIDDEN, SELF_APPROVAL, HAS_PARTICIPANTS, STATUS_CONFLICT, MISSION_CLOSED
 */
export async function rejectMission(deps: Deps, { actor, missionId, reasonCode, comment }: RejectMissionInput) {
  await changeMission(deps, { missionId, actorId: actor.id, action: 'reject' }, async (tx, change) => {
    requireApprover(actor, change.mission)
    if (change.mission.approvalStatus === 'approved') {
      if (actor.role !== 'admin') refuse('FORBIDDEN')
      if (change.seats.validated > 0) refuse('HAS_PARTICIPANTS')
    }
    const rejection = { to: 'rejected', at: change.now, by: actor.id, reasonCode, comment } as const
    await missions.changeState(tx, missionId, change.version, rejection)
    const circumstances = { version: change.version, time: change.now, quiet: deps.quiet }
    await missionFact(tx, 'missionRejected', change.mission, circumstances)
    return endOpenParticipations(tx, deps, change)
  })
}
