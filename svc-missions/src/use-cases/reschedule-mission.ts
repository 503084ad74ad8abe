import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionContents from '../data/mission-content.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import * as questionnaireAnswers from '../data/questionnaire-answers.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { movedContent, movedWorkspace, type NewDate } from '../domain/mission-reschedule.ts'
import { hasEnded, type Mission } from '../domain/mission.ts'
import { laterThan, requireFresh } from '../domain/stale.ts'
import { missionFact } from '../outbox/outgoing.ts'
import { changeMission } from './change-mission.ts'
import { changedBy } from './changed-by.ts'
import { renewInvitations } from './renew-invitations.ts'
import { tellOfNewDate } from './tell-of-new-date.ts'

export interface RescheduleMissionInput extends NewDate {
  actor: Actor
  missionId: string
  /** What the editor was shown. */
  updatedAt: string
  /** 10-1000 characters; everybody concerned reads them. */
  reason: string
}

/**
 * Moves a mission with its sessions to come to another date, and asks everybody who is confirmed whether it suits them; until they answer they
 * keep their place. Whoever waits for an answer is told; who is invited has time to think again.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, STATUS_CONFLICT, MISSION_CLOSED, STALE_UPDATE, VALIDATION_FAILED
 */
export async function rescheduleMission(deps: Deps, input: RescheduleMissionInput): Promise<void> {
  const { actor, missionId, updatedAt, startAt, endAt } = input
  const reason = input.reason.trim()
  const may = (mission: Mission) => requireReach('mission.cancel', actor, mission)
  const detail = (mission: Mission) => ({ reason, from: mission.startAt.toISOString(), to: startAt.toISOString() })
  const move = { missionId, actorId: actor.id, action: 'reschedule', may, detail } as const
  await changeMission(deps, move, async (tx, change) => {
    const { mission, version, now, seats } = change
    if (hasEnded(mission, now)) refuse('MISSION_CLOSED')
    const stored = (await missionContents.read(tx, missionId)) ?? refuse('NOT_FOUND')
    requireFresh(updatedAt, stored.updatedAt)
    const begun = await questionnaireAnswers.isBegun(tx, missionId)
    const content = movedContent(stored.content, { startAt, endAt }, { now, begun })
    const at = laterThan(stored.updatedAt, now)
    await missionContents.write(tx, missionId, content, { version, at })
    const workspace = await missions.readWorkspace(tx, missionId)
    if (workspace) {
      const moved = movedWorkspace(workspace, mission, startAt, now)
      await missions.writeWorkspace(tx, missionId, { version, at, workspace: moved })
    }
    await missions.noteMove(tx, mission, { version, at, reason })
    await participants.askOfNewDate(tx, missionId)
    const renewed = await renewInvitations(tx, { ...mission, startAt, endAt }, now)
    const changed = changedBy(actor, { reason })
    await missionFact(tx, 'missionRescheduled', missionId, { version, time: now, quiet: deps.quiet, changed })
    await tellOfNewDate(tx, deps, mission, { reason, renewed, version, time: now })
    return seats
  })
}
