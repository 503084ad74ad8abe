import { randomUUID } from 'node:crypto'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'
import { prepareContent, type MissionContent } from '../domain/mission-content.ts'
import { requireMayPlace } from '../domain/mission-place.ts'
import { contentFrom } from '../domain/series.ts'
import { storeNew } from './create-mission.ts'

export interface CreateSeriesInput {
  actor: Actor
  /** The first of them. */
  content: MissionContent
  /** When the others begin. */
  dates: readonly Date[]
}

/**
 * Creates a mission for each date of a series: all of them, or none. Each is a mission of its own from then on.
 * @returns the series, and its missions from the first on
 * @throws Refusal FORBIDDEN, OUT_OF_SCOPE, VALIDATION_FAILED; also for a date that is not after the first
 */
export async function createSeries(deps: Deps, { actor, content, dates }: CreateSeriesInput) {
  requireMayPlace(actor, content)
  if (dates.some((date) => date <= content.startAt)) refuse('VALIDATION_FAILED', { fields: { dates: ['DATE_ORDER'] } })
  const first = prepareContent(content)
  const later = [...dates].sort((one, other) => one.getTime() - other.getTime())
  const all = [first, ...later.map((date) => prepareContent(contentFrom(first, date)))]
  const seriesId = randomUUID()
  const made = all.map((each) => ({ id: randomUUID(), content: each }))
  await inTransaction(deps.db, async (tx) => {
    for (const [index, mission] of made.entries()) {
      await storeNew(tx, deps, { ...mission, actor, series: { id: seriesId, position: index + 1, count: made.length } })
    }
  })
  return { seriesId, missions: made.map(({ id, content: { startAt } }) => ({ id, startAt: startAt.toISOString() })) }
}
