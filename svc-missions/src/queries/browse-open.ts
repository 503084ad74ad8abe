import type { Filter } from '@ensemble/contracts/lists'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { conditionsOf, type Values } from '@ensemble/service-kit/lists/conditions'
import { browseColumns, here, kinds, now } from './browse-columns.ts'
import { joinableOpenSql } from './joinable.ts'
import { stateConditions, takesRegistrationsSql } from './mission-state.ts'
import { startPeriodCondition } from './start-periods.ts'
import { traitCondition } from '../data/mission-traits.ts'

/** One filter of browsing, as SQL. */
export interface BrowseCondition {
  sql: string
  /** True when every index of browsing carries what it looks at. */
  indexed: boolean
  /** What the index of tags knows of it: never less than the condition lets pass. */
  tags?: string
  /** True when the tags say all of it. */
  exact?: boolean
  /** A range of dates of beginning that it lies in, as SQL: a walk in their order begins and ends there. */
  begins?: string
  /** True when it lets pass what lies together in an index of browsing, a small part of all. */
  near?: boolean
}

/** Of what every index of browsing carries, besides the traits. */
const carried: readonly string[] = ['startAt', 'createdAt', 'endAt']

/** A way to a commune, before its missions are known. */
const wayColumns: ListColumns = { kilometres: { sql: 'way.km', kind: 'integer', filterable: true } }

const nearPeriods: readonly unknown[] = ['under_way', 'week', 'month']

/**
 * A filter in the words that suit the indexes of browsing, where there are such words.
 * @throws Refusal VALIDATION_FAILED when its value does not suit its column
 */
export function browseCondition(filter: Filter, values: Values): BrowseCondition {
  const { field, operator, value } = filter
  const trait = traitCondition(filter)
  if (trait) return { ...trait, indexed: true, exact: true }
  if (field === 'kilometres' && operator === 'lte') {
    const ways = `select way.commune_id from distances_from(${here}) way`
    const near = conditionsOf([filter], wayColumns, values)
    return { sql: `m.commune_id = any (array(${ways} where way.commune_id = 0 or ${near}))`, indexed: true }
  }
  // What a column does not take is refused where its SQL is written.
  if (operator !== 'eq' && operator !== 'in') return condition(filter, values)
  switch (field) {
    case 'id':
      return { ...condition(filter, values), indexed: true, near: true }
    case 'departmentCode': {
      const tags = [value].flat().map((code) => `p${String(code).replace(/\W/g, '')}`)
      return {
        sql: plain(filter, values),
        indexed: true,
        tags: `(${tags.join(' | ') || 'nothing'})`,
        near: operator === 'eq',
      }
    }
    case 'startPeriod': {
      const sql = startPeriodCondition(filter, now)
      return { sql, indexed: true, begins: sql, near: [value].flat().every((period) => nearPeriods.includes(period)) }
    }
    case 'displayStatus':
      return { ...stateConditions([value].flat(), now), indexed: true }
    case 'registrationOpen':
      if (operator === 'in') break
      return either(takesRegistrationsSql(now), 't2', isTrue(value))
    case 'joinable':
      if (operator === 'in') break
      return either(joinableOpenSql({ now, kinds }), 't1', isTrue(value))
  }
  return condition(filter, values)
}

function condition(filter: Filter, values: Values): BrowseCondition {
  const sql = plain(filter, values)
  return { sql, indexed: carried.includes(filter.field), ...(filter.field === 'startAt' && { begins: sql }) }
}

/** The tag says no more than that it may be so. */
function either(sql: string, tags: string, wanted: boolean): BrowseCondition {
  return wanted ? { sql, indexed: true, tags } : { sql: `not ${sql}`, indexed: true }
}

function plain(filter: Filter, values: Values): string {
  return conditionsOf([filter], browseColumns, values)
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}
