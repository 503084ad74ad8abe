import type { MissionTransition } from '@ensemble/contracts/states'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionHistory from '../data/mission-history.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import { missionStateAfter } from '../domain/mission-moves.ts'
import { stateOfMission, type Mission } from '../domain/mission.ts'
import type { HistoryEntry } from '../data/mission-history.ts'
import type { Seats } from '../domain/seats.ts'

/** Moves of a mission that is there already. */
type Move = Exclude<MissionTransition['action'], 'create_submitted' | 'create_approved'>

/** A mission under its lock, and the seats as this change has left them so far. */
export interface Change {
  mission: Mission
  seats: Seats
  now: Date
  /** Version of the mission once this change is stored. */
  version: number
  action: Move
}

/** The move, or how it follows from the mission. */
type MissionAction = Move | ((mission: Mission, tx: Tx) => Move | Promise<Move>)

/**
 * The frame of every change of a mission's state: lock, check the move against the table, work, history, seats.
 * @param work changes the mission and records its event; may move participants and returns the seats after that
 * @throws Refusal NOT_FOUND, STATUS_CONFLICT, MISSION_CLOSED
 */
export async function changeMission(
  deps: Deps,
  input: {
    missionId: string
    actorId: string | null
    action: MissionAction
    /** Refuses whoever may not do this; asked before the state, so that nobody learns it by asking. */
    may?: (mission: Mission, seats: Seats) => void
    /** What the history keeps beside the action. */
    detail?: HistoryEntry['detail'] | ((mission: Mission) => HistoryEntry['detail'])
  },
  work: (tx: Tx, change: Change) => Promise<Seats>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const locked = await missionSeats.lock(tx, input.missionId)
    const mission = (await missions.find(tx, input.missionId)) ?? refuse('NOT_FOUND')
    input.may?.(mission, locked)
    const action = typeof input.action === 'function' ? await input.action(mission, tx) : input.action
    missionStateAfter(stateOfMission(mission), action)
    const seats = { ...locked, version: locked.version + 1 }
    const after = await work(tx, { mission, seats, now, version: seats.version, action })
    await missionHistory.append(tx, {
      missionId: mission.id,
      at: now,
      actorId: input.actorId,
      action,
      detail: typeof input.detail === 'function' ? input.detail(mission) : input.detail,
    })
    missionSeats.save(tx, after)
  })
}
