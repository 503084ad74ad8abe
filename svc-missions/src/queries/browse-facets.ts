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
export const soonest = 'm.start_at, m.id'

export type Facets = Record<string, Record<string, number>>

/**
 * How many missions each choice would show: a facet counts with every filter but its own, so that a second choice of
 * the same list can still be seen. Counted within the first thousand (performance.md, Facets); one statement for all,
 * which walks once for the facets that nothing is chosen of, and once more for each of the others.
 */
export async function browseFacets(db: Queryable, { names, filters, rows, values }: FacetInput): Promise<Facets> {
  const chosen = names.filter((name) => filters.some(({ field }) => field === name))
  const free = names.filter((name) => !chosen.includes(name))
  const walks = [
    ...(free.length > 0 ? [walk('every', free, rows(filters))] : []),
    ...chosen.map((name) => walk(`without_${name}`, [name], rows(filters.filter(({ field }) => field !== name)))),
  ]
  const counts = [...free.map((name) => count(name, 'every')), ...chosen.map((name) => count(name, `without_${name}`))]
  const found = await db.query<{ facet: string; value: string; count: number }>({
    text: `with ${walks.join(', ')} ${counts.join(' union all ')}`,
    values: values.list,
  })
  const facets: Facets = Object.fromEntries(names.map((name) => [name, {}]))
  for (const { facet, value, count: many } of found.rows) facets[facet] = { ...facets[facet], [value]: many }
  return facets
}

function walk(walked: string, names: readonly string[], { from, where }: { from: string; where: string }): string {
  const columns = names.map((name) => `${browseColumns[name]?.sql ?? 'null'} as "${name}"`)
  return `"${walked}" as materialized (
    select ${columns.join(', ')} from ${from} where ${where} order by ${soonest} limit ${totalCap})`
}

function count(name: string, walked: string): string {
  const value = browseColumns[name]?.kind === 'enumList' ? `unnest("${name}")` : `"${name}"`
  return `select '${name}' as facet, value::text, count(*)::int as count
    from (select ${value} as value from "${walked}") choices where value is not null group by value`
}
