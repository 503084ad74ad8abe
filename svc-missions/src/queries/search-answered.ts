import type { Filter } from '@ensemble/contracts/lists'
import type { Queryable } from '@ensemble/service-kit/database'
import { conditionsOf, Values } from '@ensemble/service-kit/lists/conditions'
import { browseColumns, firstValues, now, readersRows } from './browse-columns.ts'
import { openSql } from './browse-scope.ts'
import { nobody } from './browse-shared.ts'
import { startPeriodCondition } from './start-periods.ts'
import { fullText } from './word-search.ts'

/** What a kept search asks for. */
interface Asked {
  search: string
  filters: readonly Filter[]
  near: string | null
  departmentCode: string | null
}

/** Of the reader at the moment of reading; whoever sends the mail looks whether they can join. */
const lifted: readonly string[] = ['joinable', 'hasPlaces', 'registrationOpen']

/**
 * Whether a mission stands in the list that a search leads to: the words and filters of browsing, asked of one mission.
 * @throws Refusal VALIDATION_FAILED when a value of a filter does not suit its column
 */
export async function answersSearch(
  db: Queryable,
  { missionId, at, ...asked }: Asked & { missionId: string; at: Date },
): Promise<boolean> {
  const actor = { ...nobody, departmentCode: asked.departmentCode }
  const values = firstValues({ at, actor, near: asked.near ?? undefined })
  const mission = values.add(missionId)
  const conditions = [`m.id = ${mission}`, openSql, ...conditionsOfSearch(asked, values)]
  const { rowCount } = await db.query({
    text: `with ${readersRows} select from missions m where ${conditions.join(' and ')}`,
    values: values.list,
  })
  return rowCount > 0
}

/**
 * Looks whether a search can be kept, without asking it.
 * @throws Refusal VALIDATION_FAILED when a value of a filter does not suit its column
 */
export function checkSearch(asked: Pick<Asked, 'search' | 'filters'>): void {
  conditionsOfSearch(asked, new Values())
}

function conditionsOfSearch({ search, filters }: Pick<Asked, 'search' | 'filters'>, values: Values): string[] {
  const asked = filters.filter(({ field }) => !lifted.includes(field))
  const periods = asked.filter(({ field }) => field === 'startPeriod')
  const others = asked.filter((filter) => !periods.includes(filter))
  const words = search === '' ? null : fullText(search, values)
  return [
    conditionsOf(others, browseColumns, values),
    ...periods.map((filter) => startPeriodCondition(filter, now)),
    ...(words ? [`m.search @@ ${words.query}`] : []),
  ]
}
