import type { Filter } from '@ensemble/contracts/lists'
import { conditionsOf, type Values } from '@ensemble/service-kit/lists/conditions'
import { fewOrMany, type FewOrMany } from '@ensemble/service-kit/lists/few-or-many'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Actor } from '../domain/access.ts'
import { browseColumns, columnsOfSeats, now } from './browse-columns.ts'
import { browseCondition } from './browse-open.ts'
import { type BrowseScope, scopeSql } from './browse-scope.ts'
import { fewOrTagged } from './few-or-tagged.ts'
import { startPeriodCondition } from './start-periods.ts'
import type { WordSearch } from './word-search.ts'

interface RowsInput {
  actor: Actor
  scope?: BrowseScope
  search: string
  words: WordSearch
  filters: readonly Filter[]
  /** Columns that the page needs and no index of browsing carries. */
  further: readonly string[]
  /** True when any thousand will do, and need not be the first ones. */
  anyThousand: boolean
  values: Values
}

interface BrowsedRows {
  rows: FewOrMany
  likeness: string | null
}

/** The order in which a capped count walks: an index, where without any the planner may read the table whole. */
const soonest = 'm.start_at, m.id'

/**
 * The rows that are browsed, by filters and words. Seats change all the time: no index carries what is asked of them.
 * @throws Refusal VALIDATION_FAILED for a filter's value, or where what is over is not named
 */
export function browsedRows(input: RowsInput): BrowsedRows {
  const seats = input.filters.some(({ field }) => columnsOfSeats.includes(field))
  return input.scope === undefined && !seats ? openRows(input) : scopedRows(input, seats)
}

/** What members browse has indexes of its own. */
function openRows({ filters, search, words, further, anyThousand, values }: RowsInput): BrowsedRows {
  const found = words(search, values)
  const conditions = filters.map((filter) => browseCondition(filter, values))
  return {
    rows: fewOrTagged({ conditions, search: found?.query ?? null, further, anyThousand, values }),
    likeness: found?.likeness ?? null,
  }
}

function scopedRows({ actor, scope, filters, search, words, values }: RowsInput, seats: boolean): BrowsedRows {
  if (scope === 'over') requireNamed(filters)
  const from = seats ? 'missions m join mission_seats s on s.mission_id = m.id' : 'missions m'
  const periods = filters.filter(
    ({ field, operator }) => field === 'startPeriod' && (operator === 'eq' || operator === 'in'),
  )
  const others = filters.filter((filter) => !periods.includes(filter))
  const found = words(search, values)
  const conditions = [
    scopeSql(actor, scope, values),
    conditionsOf(others, browseColumns, values),
    ...periods.map((filter) => startPeriodCondition(filter, now)),
    ...(found ? [`m.search @@ ${found.query}`] : []),
  ]
  const counted = { from, where: conditions.join(' and ') }
  const request = { filters: [...filters], search }
  return {
    // What is named is met by its ids: no order is walked for it.
    rows: fewOrMany({ counted, id: 'm.id', ...(scope !== 'over' && { orderBy: soonest }), request }),
    likeness: found?.likeness ?? null,
  }
}

/** There is no end of what is over, and no index of it: nobody reads more of it than they can name. */
function requireNamed(filters: readonly Filter[]): void {
  const named = filters.some(({ field, operator }) => field === 'id' && (operator === 'eq' || operator === 'in'))
  if (!named) refuse('VALIDATION_FAILED', { fields: { filters: ['REQUIRED'] } })
}
