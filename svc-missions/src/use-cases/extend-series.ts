import { randomUUID } from 'node:crypto'
import { longestSeries } from '@ensemble/contracts/missions/many-limits'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as missionContents from '../data/mission-content.ts'
import * as missions from '../data/missions.ts'
import type { Deps } from '../deps.ts'
import { type Actor, requireReach } from '../domain/access.ts'
import { prepareContent } from '../domain/mission-content.ts'
import { requireMayPlace } from '../domain/mission-place.ts'
import { isOver, stateOfMission } from '../domain/mission.ts'
import { contentFrom } from '../domain/series.ts'
import { storeNew } from './create-mission.ts'

export interface ExtendSeriesInput {
  actor: Actor
  /** What is written of this one is written of the new ones. */
  missionId: string
  /** When the new ones begin. */
  dates: readonly Date[]
}

/**
 * Adds dates to a series: a mission for each, as this one is written, approved and told of like any new mission. A date
 * that the series has already is not added again; one that was cancelled or closed is not there any more.
 * @returns the missions that were made, the soonest first
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, MISSION_CLOSED, STATUS_CONFLICT where it is no series,
 *   VALIDATION_FAILED for a date in the past, and for more dates than a series may have
 */
export async function extendSeries(deps: Deps, { actor, missionId, dates }: ExtendSeriesInput) {
  return inTransaction(deps.db, async (tx) => {
    const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
    requireReach('mission.edit', actor, mission)
    if (isOver(stateOfMission(mission))) refuse('MISSION_CLOSED')
    const { content } = (await missionContents.read(tx, missionId)) ?? refuse('NOT_FOUND')
    requireMayPlace(actor, content)
    const { seriesId, dates: had } = (await missions.lockSeries(tx, missionId)) ?? refuse('STATUS_CONFLICT')
    const taken = new Set(had.filter(({ open }) => open).map(({ startAt }) => startAt.getTime()))
    const added = dates
      .filter((date) => !taken.has(date.getTime()))
      .toSorted((one, other) => one.getTime() - other.getTime())
    const past = added.some((date) => date <= deps.clock.now())
    if (past || had.length + added.length > longestSeries) {
      refuse('VALIDATION_FAILED', { fields: { dates: ['OUT_OF_RANGE'] } })
    }
    const made = added.map((date) => ({
      id: randomUUID(),
      content: prepareContent(contentFrom(content, date)),
    }))
    for (const [index, each] of made.entries()) {
      await storeNew(tx, deps, {
        ...each,
        actor,
        series: { id: seriesId, position: index + 1, count: made.length },
      })
    }
    return { missions: made.map(({ id, content: { startAt } }) => ({ id, startAt: startAt.toISOString() })) }
  })
}
