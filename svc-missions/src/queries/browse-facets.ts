import { totalCap, type Filter } from '@ensemble/contracts/lists'
import type { Queryable } from '@ensemble/service-kit/database'
import type { Values } from '@ensemble/service-kit/lists/conditions'
import { browseColumns } from './browse-columns.ts'

export interface FacetInput {
  names: readonly string[]
  filters: readonly Filter[]
  /** Tables and condition for the given filters; adds their values. */
  rows: (filters: readonly Filter[]) => { from: string; where: string }
  values: Values
}

/** The order in which a capped count walks: an index, where without any the planner may read the table whole. */
export const soonest = 'order by m.start_at, m.id'

export type Facets = Record<string, Record<string, number>>

/**
 * How many missions each choice would show: a facet counts with every filter but its own, so that a second choice of
 * the same list can still be seen. Counted within the first thousand (performance.md, Facets); one statement for all.
 */
export async function browseFacets(db: Queryable, { names, filters, rows, values }: FacetInput): Promise<Facets> {
  const parts = names.flatMap((name) => {
    const column = browseColumns[name]
    if (!column) return []
    const { from, where } = rows(filters.filter(({ field }) => field !== name))
    const value = column.kind === 'enumList' ? 'unnest(value)' : 'value'
    return `select '${name}' as facet, value::text, count(*)::int as count from (
        select ${value} as value from (select ${column.sql} as value from ${from} where ${where} ${soonest} limit ${totalCap}) capped
      ) choices where value is not null group by value`
  })
  const found = await db.query<{ facet: string; value: string; count: number }>({
    text: parts.join(' union all '),
    values: values.list,
  })
  const facets: Facets = Object.fromEntries(names.map((name) => [name, {}]))
  for (const { facet, value, count } of found.rows) facets[facet] = { ...facets[facet], [value]: count }
  return facets
}
