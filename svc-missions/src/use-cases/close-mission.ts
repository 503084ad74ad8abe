import type { Deps } from '../deps.ts'
import * as missions from '../data/missions.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { missionFact } from '../events/outgoing.ts'
import { changeMission } from './change-mission.ts'
import { endOpenParticipations } from './end-open-participations.ts'

export interface CloseMissionInput {
  /** null = the clock, 30 days after the end; the note is then asked for later. */
  actor: Actor | null
  missionId: string
  /** What the contributions changed, 20-2000 characters; participants read it. */
  closingNote: string | null
}

/**
 * Closes a mission; who still waits for an answer is told that it will not come.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, STATUS_CONFLICT, MISSION_CLOSED
 */
export async function closeMission(deps: Deps, { actor, missionId, closingNote }: CloseMissionInput): Promise<void> {
  const actorId = actor?.id ?? null
  await changeMission(deps, { missionId, actorId, action: 'close' }, async (tx, change) => {
    if (actor) requireReach('mission.edit', actor, change.mission)
    const closing = { to: 'closed', at: change.now, by: actorId, closingNote } as const
    await missions.changeState(tx, missionId, change.version, closing)
    const circumstances = { version: change.version, time: change.now, quiet: deps.quiet }
    await missionFact(tx, 'missionClosed', change.mission, circumstances)
    return endOpenParticipations(tx, deps, change)
  })
}
