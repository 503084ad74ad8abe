import type { MissionNoticeKind } from '@ensemble/contracts/missions/events'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as dueMissions from '../data/due-missions.ts'
import * as missionNotices from '../data/mission-notices.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import { stateOfMission, type Mission } from '../domain/mission.ts'
import { tellPeople } from './tell-participants.ts'

interface Occasion {
  kind: MissionNoticeKind
  /** The date that the notice is about: moved, it is another occasion. */
  of: 'start' | 'end'
  people: (tx: Tx, mission: Mission) => Promise<readonly string[]>
}

/** Of its beginning also while a change of it waits for approval: who takes part comes all the same. */
function tells(mission: Mission, of: Occasion['of']): boolean {
  const state = stateOfMission(mission)
  return state === 'approved' || (of === 'start' && state === 'waiting_for_approval' && mission.approvedAt !== null)
}

/**
 * Tells people of a date of a mission, once: what is told and that it was told are stored together, so neither a second
 * process nor one that died half way makes it twice or never.
 */
export async function tellOccasion(deps: Deps, missionId: string, { kind, of, people }: Occasion): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { version } = await missionSeats.lock(tx, missionId)
    const mission = await missions.find(tx, missionId)
    if (!mission || !tells(mission, of)) return
    const { [of]: occasion } = await dueMissions.occasionsOf(tx, missionId)
    const at = deps.clock.now()
    if (!(await missionNotices.note(tx, { missionId, kind, occasion, toldAt: at }))) return
    await tellPeople(tx, deps, mission, await people(tx, mission), { kind, version })
  })
}
