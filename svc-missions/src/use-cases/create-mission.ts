import { randomUUID } from 'node:crypto'
import { isApprovedAtOnce } from '@ensemble/contracts/missions/approval'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as missionHistory from '../data/mission-history.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import type { Actor } from '../domain/access.ts'
import { prepareContent, type MissionContent } from '../domain/mission-content.ts'
import { missionStateAfter } from '../domain/mission-moves.ts'
import { requireMayPlace } from '../domain/mission-place.ts'
import { missionFact, missionSubmittedFact } from '../outbox/outgoing.ts'
import { noteCharges } from './note-charges.ts'

export interface CreateMissionInput {
  actor: Actor
  content: MissionContent
  /** Only the demo loader names one: the three services share its ids. */
  id?: string
}

/**
 * Creates a mission: visible at once for an admin, and for headquarters' own missions; else waiting for approval.
 * @returns its id
 * @throws Refusal FORBIDDEN, OUT_OF_SCOPE, VALIDATION_FAILED
 */
export async function createMission(
  deps: Deps,
  { actor, content, id = randomUUID() }: CreateMissionInput,
): Promise<string> {
  requireMayPlace(actor, content)
  const prepared = prepareContent(content)
  await inTransaction(deps.db, (tx) => storeNew(tx, deps, { id, actor, content: prepared }))
  return id
}

interface New {
  id: string
  actor: Actor
  /** As it is stored: the rules were asked. */
  content: MissionContent
  /** Which of how many dates of one series it is. */
  series?: { id: string; position: number; count: number }
}

/** Stores a new mission with its seats, its first line of history, its event, and who hears later that they run it. */
export async function storeNew(tx: Tx, deps: Deps, { id, actor, content, series }: New): Promise<void> {
  const now = deps.clock.now()
  const state = missionStateAfter(
    'none',
    isApprovedAtOnce(actor.role, content.origin) ? 'create_approved' : 'create_submitted',
  )
  const mission = {
    ...content,
    id,
    seriesId: series?.id ?? null,
    creatorId: actor.id,
    approvedAt: state === 'approved' ? now : null,
    createdAt: now,
  }
  await missions.insert(tx, mission)
  await missionSeats.insert(tx, id, content.capacity)
  await missionHistory.append(tx, { missionId: id, at: now, actorId: actor.id, action: 'create' })
  noteCharges(tx, deps, { missionId: id, before: [], after: content.managerIds, byId: actor.id, at: now })
  const circumstances = { version: 1, time: now, quiet: deps.quiet }
  if (state === 'approved') return missionFact(tx, 'missionApproved', id, circumstances)
  const among = series && { position: series.position, count: series.count }
  await missionSubmittedFact(tx, id, { series: among }, circumstances)
}
