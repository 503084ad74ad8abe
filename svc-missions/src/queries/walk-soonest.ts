import { totalCap } from '@ensemble/contracts/total-cap'
import type { BrowseCondition } from './browse-open.ts'
import { openSql } from './browse-scope.ts'

/** What every index of browsing carries: who reads nothing else reads no row of the table. */
export const carriedColumns = [
  'id',
  'start_at',
  'created_at',
  'end_at',
  'registration_closes_at',
  'traits',
  'sought',
  'place_code',
  'commune_id',
]
  .map((column) => `m.${column}`)
  .join(', ')

/** How far the soonest missions are gone through, in missions. */
export interface WalkSizes {
  /** So many tell how frequent something is; some thirty pages. */
  sample: number
  /** As many of the sample, and a walk meets a thousand before a look at each that tags find would. */
  frequent: number
  /** Where a walk gives up all the same; some 350 pages. */
  walk: number
  /** Something has no tags, and tags let pass as many of the sample: a walk reads less than looks at all of those. */
  manyTold: number
  /** Where that walk gives up. */
  longWalk: number
  /** And as many, that looks are never worth it: the walk goes on to the end. */
  mostTold: number
}

export const usualSizes: WalkSizes = {
  sample: 2000,
  frequent: 150,
  walk: 20_000,
  manyTold: 33,
  longWalk: 60_000,
  mostTold: 400,
}

const toTheEnd = 2 ** 31 - 1

/**
 * Goes through the soonest missions in their index where a sample says that this is less than to look at each that tags
 * find (decision 369).
 * @returns parts of a WITH: `walked`, the first thousand that pass and one more, with `passes` false for the mark where
 *   the walk gave up; and `many`, their `total`, and whether it has `given_up`: else it has met all or a thousand
 */
export function walkSoonest(conditions: readonly BrowseCondition[], sizes: WalkSizes): string {
  const { sample, frequent, walk, manyTold, longWalk, mostTold } = sizes
  const begins = [openSql, ...conditions.flatMap((condition) => condition.begins ?? [])].join(' and ')
  const soonest = `from missions m where ${begins} order by m.start_at, m.id`
  const passing = conditions.map(({ sql }) => sql).join(' and ')
  const told = conditions.filter((condition) => condition.tags !== undefined)
  const worth =
    told.length === conditions.length
      ? `when hits >= ${frequent} then ${walk}`
      : `when told >= ${mostTold} then ${toTheEnd} when told >= ${manyTold} then ${longWalk}`
  const length = '(select length from ahead)'
  return `sampled as materialized (select count(*) filter (where ${passing}) as hits, count(*) as told
      from (select ${carriedColumns} ${soonest} limit ${sample}) m where ${told.map(({ sql }) => sql).join(' and ')}),
    ahead as materialized (select case ${worth} else 0 end as length from sampled),
    walked as materialized (select m.*, (${passing}) as passes
      from (select ${carriedColumns}, row_number() over (order by m.start_at, m.id) as place ${soonest} limit ${length}) m
      where (${passing}) or m.place = ${length} limit ${totalCap + 1}),
    many as materialized (select total, total <= ${totalCap} and (cut or ${length} = 0) as given_up from (
      select count(*) filter (where passes) as total, coalesce(bool_or(place = ${length}), false) as cut from walked) met)`
}
