import type { MissionTransition } from '@ensemble/contracts/states'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionHistory from '../data/mission-history.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import { missionStateAfter } from '../domain/mission-moves.ts'
import { stateOfMission, type Mission } from '../domain/mission.ts'
import type { Seats } from '../domain/seats.ts'

/** A mission under its lock, and the seats as this change has left them so far. */
export interface Change {
  mission: Mission
  seats: Seats
  now: Date
  /** Version of the mission once this change is stored. */
  version: number
}

/**
 * The frame of every change of a mission's state: lock, check the move against the table, work, history, seats.
 * @param work changes the mission and records its event; may move participants and returns the seats after that
 * @throws Refusal NOT_FOUND, STATUS_CONFLICT, MISSION_CLOSED
 */
export async function changeMission(
  deps: Deps,
  input: { missionId: string; actorId: string | null; action: MissionTransition['action'] },
  work: (tx: Tx, change: Change) => Promise<Seats>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const locked = await missionSeats.lock(tx, input.missionId)
    const mission = (await missions.find(tx, input.missionId)) ?? refuse('NOT_FOUND')
    missionStateAfter(stateOfMission(mission), input.action)
    const seats = { ...locked, version: locked.version + 1 }
    const after = await work(tx, { mission, seats, now, version: seats.version })
    await missionHistory.append(tx, {
      missionId: mission.id,
      at: now,
      actorId: input.actorId,
      action: input.action,
    })
    await missionSeats.save(tx, after)
  })
}
