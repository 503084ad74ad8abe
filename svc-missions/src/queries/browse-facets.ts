import type { Filter } from '@ensemble/contracts/lists'
import { totalCap } from '@ensemble/contracts/total-cap'
import type { Queryable } from '@ensemble/service-kit/database'
import type { Values } from '@ensemble/service-kit/lists/conditions'
import type { FewOrMany } from '@ensemble/service-kit/lists/few-or-many'
import { choiceRowsSql } from '../data/mission-traits.ts'
import { browseColumns, kinds, now, readersRows } from './browse-columns.ts'
import { joinableOpenSql } from './joinable.ts'
import { openStatusSql, takesRegistrationsSql } from './mission-state.ts'
import { startPeriodsSql } from './start-periods.ts'

export interface FacetInput {
  names: readonly string[]
  filters: readonly Filter[]
  /** True for what members browse, whose indexes tell more. */
  open: boolean
  /** The rows of the given filters; adds their values. */
  rows: (filters: readonly Filter[]) => FewOrMany
  values: Values
}

export type Facets = Record<string, Record<string, number>>

/**
 * How many missions each choice would show: a facet counts with every filter but its own, so that a second choice of
 * the same list can still be seen. Counted within the first thousand; one statement for all, which walks once for the
 * facets that nothing is chosen of, and once more for each of the others.
 */
export async function browseFacets(db: Queryable, input: FacetInput): Promise<Facets> {
  const { names, filters, values } = input
  const chosen = names.filter((name) => filters.some(({ field }) => field === name))
  const free = names.filter((name) => !chosen.includes(name))
  const walks = [
    ...(free.length > 0 ? [walked(input, 'every', free, filters)] : []),
    ...chosen.map((name) =>
      walked(
        input,
        `without_${name}`,
        [name],
        filters.filter(({ field }) => field !== name),
      ),
    ),
  ]
  const counts = [...free.map((name) => count(name, 'every')), ...chosen.map((name) => count(name, `without_${name}`))]
  const found = await db.query<{ facet: string; value: string; count: number }>({
    text: `with ${readersRows}, ${walks.join(', ')} ${counts.join(' union all ')}`,
    values: values.list,
  })
  const facets: Facets = Object.fromEntries(names.map((name) => [name, {}]))
  for (const { facet, value, count: many } of found.rows) facets[facet] = { ...facets[facet], [value]: many }
  return facets
}

/** Of what may be browsed, the indexes carry these beside the fields with bits. */
const carried: Record<string, string> = {
  departmentCode: 'm.place_code',
  startPeriod: startPeriodsSql(now),
  displayStatus: openStatusSql(now),
  registrationOpen: takesRegistrationsSql(now),
  joinable: joinableOpenSql({ now, kinds }),
}

function walked(
  { rows, open }: FacetInput,
  name: string,
  facets: readonly string[],
  filters: readonly Filter[],
): string {
  const others = facets.filter((facet) => choiceRowsSql(facet) === null)
  const columns = others.map(
    (facet) => `${(open && carried[facet]) || (browseColumns[facet]?.sql ?? 'null')} as "${facet}"`,
  )
  const found = rows(filters)
  const each = found.page(
    ({ from, where }) => `select ${['m.traits', 'm.sought', ...columns].join(', ')} from ${from} where ${where}
      order by m.start_at, m.id limit ${totalCap}`,
  )
  return `"${name}" as materialized (with ${found.with} select * from (${each}) walked)`
}

function count(name: string, from: string): string {
  const rows = choiceRowsSql(name)
  if (rows !== null) {
    return `select '${name}' as facet, choice.value, count(*)::int as count
      from "${from}" m join ${rows} on choice.held = (((m.traits & choice.traits) | (m.sought & choice.sought)) <> 0) group by choice.value`
  }
  const value = browseColumns[name]?.kind === 'enumList' ? `unnest("${name}")` : `"${name}"`
  return `select '${name}' as facet, value::text, count(*)::int as count
    from (select ${value} as value from "${from}") choices where value is not null group by value`
}
