import type { MissedSearch } from '@ensemble/contracts/users/activity'
import type { Queryable } from '@ensemble/service-kit/database'
import { fewestSearchers } from '../domain/missed-search.ts'

/** Counts words that found nothing, once for each mark. @param month its first day */
export async function count(db: Queryable, search: MissedSearch & { month: string; mark: number }): Promise<void> {
  await db.query({
    name: 'missed-searches-count',
    text: `insert into missed_searches as m (list, words, month, marks) values ($1, $2, $3, array[$4]::smallint[])
           on conflict (list, words, month) do update set marks = m.marks || excluded.marks
           where not m.marks @> excluded.marks`,
    values: [search.list, search.words, search.month, search.mark],
  })
}

/** How long words stay that too few looked for, and words that may be told, as conditions on $1, now. */
export const outdatedSearches = `month < date_trunc('month', $1::timestamptz) - interval '12 months'
  or cardinality(marks) < ${fewestSearchers} and month < date_trunc('month', $1::timestamptz) - interval '1 month'`

/** What at least five people looked for in one month and did not find, within days; the most wanted first. */
export async function wanted(
  db: Queryable,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<(MissedSearch & { people: number })[]> {
  const { rows } = await db.query<MissedSearch & { people: number }>({
    name: 'missed-searches-wanted',
    text: `select list, words, max(cardinality(marks))::int as people from missed_searches
           where cardinality(marks) >= ${fewestSearchers}
             and ($1::date is null or month >= date_trunc('month', $1::date)) and ($2::date is null or month <= $2::date)
           group by list, words order by people desc, words limit 20`,
    values: [from ?? null, to ?? null],
  })
  return rows
}
