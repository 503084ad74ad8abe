import { randomUUID } from 'node:crypto'
import { inTransaction } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as missionHistory from '../data/mission-history.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import type { Actor } from '../domain/access.ts'
import { prepareContent, type MissionContent } from '../domain/mission-content.ts'
import { missionStateAfter } from '../domain/mission-moves.ts'
import { requireMayPlace } from '../domain/mission-place.ts'
import { missionFact, missionSubmittedFact } from '../outbox/outgoing.ts'

export interface CreateMissionInput {
  actor: Actor
  content: MissionContent
  /** Only the demo loader names one: the three services share its ids. */
  id?: string
}

/**
 * Creates a mission: visible at once for an admin, and for headquarters' own missions; else waiting for approval.
 * @returns its id
 * @throws Refusal FORBIDDEN, OUT_OF_SCOPE, VALIDATION_FAILED (decisions.md §4, §6)
 */
export async function createMission(deps: Deps, { actor, content, id }: CreateMissionInput): Promise<string> {
  requireMayPlace(actor, content)
  const now = deps.clock.now()
  const approvedAtOnce =
    actor.role === 'admin' || (actor.role === 'headquarter_referent' && content.origin === 'headquarters_services')
  const state = missionStateAfter('none', approvedAtOnce ? 'create_approved' : 'create_submitted')
  const mission = {
    ...prepareContent(content),
    id: id ?? randomUUID(),
    creatorId: actor.id,
    approvedAt: state === 'approved' ? now : null,
    createdAt: now,
  }
  await inTransaction(deps.db, async (tx) => {
    await missions.insert(tx, mission)
    await missionSeats.insert(tx, mission.id, content.capacity)
    await missionHistory.append(tx, { missionId: mission.id, at: now, actorId: actor.id, action: 'create' })
    const circumstances = { version: 1, time: now, quiet: deps.quiet }
    if (state === 'approved') await missionFact(tx, 'missionApproved', mission.id, circumstances)
    else await missionSubmittedFact(tx, mission.id, undefined, circumstances)
  })
  return mission.id
}
