/**
 * How well a mission suits the reader, from engagement fields only (decisions.md §5): never from health.
 * `me` is the reader's row of the members' copy, absent when no event has told of the reader yet.
 */
const suits = {
  domains: { weight: 3, sql: 'm.domains && me.interest_domains' },
  type: { weight: 2, sql: 'm.type = any(me.preferred_types)' },
  skills: { weight: 2, sql: 'm.skills && me.skills' },
  department: { weight: 2, sql: 'm.department_code = me.department_code' },
  mode: { weight: 1, sql: 'm.mode = any(me.preferred_modes)' },
} as const

const parts = Object.entries(suits)

export const matchScoreSql = parts
  .map(([, { weight, sql }]) => `case when ${sql} then ${weight} else 0 end`)
  .join(' + ')

/** The reasons by name; the screen says them in words. */
export const matchReasonsSql = `array_remove(array[${parts
  .map(([name, { sql }]) => `case when ${sql} then '${name}' end`)
  .join(', ')}], null)`

/** What two lists have in common, in the order of the first: which subject interests the reader, which skill is asked for. */
export function sharedSql(sought: string, own: string): string {
  return `array(select each from unnest(${sought}) with ordinality as one(each, place) where each = any(${own}) order by place)`
}
