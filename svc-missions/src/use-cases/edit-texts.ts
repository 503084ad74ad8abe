import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionHistory from '../data/mission-history.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { stateOfMission } from '../domain/mission.ts'
import { cleanRichText } from '../domain/rich-text.ts'
import { missionFact } from '../events/outgoing.ts'

export interface EditTextsInput {
  actor: Actor
  missionId: string
  texts: { title: string; summary: string; description: string }
}

/**
 * Changes what a mission says of itself. When a referent does so to an approved mission, it waits for approval again:
 * its participants are kept, and new registrations pause (decisions.md §4).
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, MISSION_CLOSED
 */
export async function editTexts(deps: Deps, { actor, missionId, texts }: EditTextsInput): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const locked = await missionSeats.lock(tx, missionId)
    const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
    requireReach('mission.edit', actor, mission)
    const state = stateOfMission(mission)
    if (state === 'closed') refuse('MISSION_CLOSED')
    const version = locked.version + 1
    const waitsAgain = state === 'approved' && actor.role === 'referent'
    await missions.changeTexts(tx, missionId, {
      ...texts,
      description: cleanRichText(texts.description),
      version,
      at: now,
    })
    if (waitsAgain) await missions.changeState(tx, missionId, version, { to: 'waiting_for_approval', at: now })
    await missionHistory.append(tx, { missionId, at: now, actorId: actor.id, action: 'edit_content' })
    await missionSeats.save(tx, { ...locked, version })
    const fact = waitsAgain ? 'missionSubmitted' : 'missionChanged'
    await missionFact(tx, fact, { ...mission, title: texts.title }, { version, time: now, quiet: deps.quiet })
  })
}
