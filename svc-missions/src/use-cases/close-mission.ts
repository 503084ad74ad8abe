import type { Deps } from '../deps.ts'
import * as participants from '../data/participants.ts'
import * as missions from '../data/missions.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import type { Mission } from '../domain/mission.ts'
import { missionFact } from '../outbox/outgoing.ts'
import { changeMission } from './change-mission.ts'
import { endOpenParticipations } from './end-open-participations.ts'
import { tellPeople } from './tell-participants.ts'

export interface CloseMissionInput {
  /** null = the clock, 30 days after the end; the note is then asked for later. */
  actor: Actor | null
  missionId: string
  /** What the contributions changed, 20-2000 characters; participants read it. */
  closingNote: string | null
  /** Whether everybody who looks at past missions may read the note. */
  shared?: boolean
}

/**
 * Closes a mission; who still waits for an answer is told that it will not come, who took part is thanked with the
 * note, and who could not come reads it too. A mission that the clock has closed takes its note later, by the same call.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, STATUS_CONFLICT, MISSION_CLOSED
 */
export async function closeMission(
  deps: Deps,
  { actor, missionId, closingNote, shared = false }: CloseMissionInput,
): Promise<void> {
  const actorId = actor?.id ?? null
  const note = closingNote?.trim() ?? null
  const input = {
    missionId,
    actorId,
    action: (mission: Mission) => (lacksNote(mission) && note ? 'add_closing_note' : 'close'),
    may: (mission: Mission) => {
      if (actor) requireReach('mission.edit', actor, mission)
    },
  } as const
  await changeMission(deps, input, async (tx, change) => {
    const { mission, version, now, action } = change
    if (action === 'add_closing_note' && note) {
      await missions.addClosingNote(tx, missionId, { version, at: now, closingNote: note, shared })
      await missionFact(tx, 'missionChanged', missionId, { version, time: now, quiet: deps.quiet })
    } else {
      await missions.changeState(tx, missionId, version, {
        to: 'closed',
        at: now,
        by: actorId,
        closingNote: note,
        shared,
      })
      await missionFact(tx, 'missionClosed', missionId, { version, time: now, quiet: deps.quiet })
    }
    if (note) {
      const { came, missed } = await participants.whoCame(tx, missionId)
      await tellPeople(tx, deps, mission, came, { kind: 'thanks', note, version })
      await tellPeople(tx, deps, mission, missed, { kind: 'thanks', note, version, came: false })
    }
    return endOpenParticipations(tx, deps, change)
  })
}

function lacksNote({ closedAt, closingNote }: Mission): boolean {
  return closedAt !== null && closingNote === null
}
