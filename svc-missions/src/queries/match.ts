import { bitsSql } from '../data/mission-traits.ts'

/**
 * The reader's row of the members' copy, with what it asks of the traits of missions; absent when no event has told of
 * the reader yet. A statement has it as `me`, worked out once and not for each mission that is compared.
 */
export function suitedReader(reader: string): string {
  return `select known.*, ${bitsSql('domains', 'known.interest_domains')} as domain_bits,
    ${bitsSql('type', 'known.preferred_types')} as type_bits, ${bitsSql('skills', 'known.skills')} as skill_bits,
    ${bitsSql('mode', 'known.preferred_modes')} as mode_bits from members_v1 known where known.id = ${reader}`
}

/**
 * How well a mission suits the reader, from engagement fields only: never from health. An index of browsing carries all
 * of it. `me` is `suitedReader`.
 */
const suits = {
  domains: { weight: 3, sql: '(m.traits & me.domain_bits) <> 0' },
  type: { weight: 2, sql: '(m.traits & me.type_bits) <> 0' },
  skills: { weight: 2, sql: '(m.traits & me.skill_bits) <> 0' },
  department: { weight: 2, sql: 'm.place_code = me.department_code' },
  mode: { weight: 1, sql: '(m.traits & me.mode_bits) <> 0' },
} as const

const parts = Object.entries(suits)

/**
 * For somebody whose wishes nobody knows yet: as much for what needs no way as for what is near, and a little more for
 * what is light. Dates alone would show them first whatever is soonest, however tiring and far.
 */
const withoutWishesSql = `case when (me.domain_bits | me.type_bits | me.skill_bits | me.mode_bits) <> 0 then 0 else
  case when ${anyOf('energyLevel', '1')} then 1 else 0 end
  + case when ${anyOf('mode', 'remote')} and ${suits.department.sql} is not true then ${suits.department.weight} else 0 end end`

function anyOf(field: 'energyLevel' | 'mode', value: string): string {
  return `(m.traits & ${bitsSql(field, `array['${value}']`)}) <> 0`
}

export const matchScoreSql = [
  ...parts.map(([, { weight, sql }]) => `case when ${sql} then ${weight} else 0 end`),
  withoutWishesSql,
].join(' + ')

/** The reasons by name; the screen says them in words. */
export const matchReasonsSql = `array_remove(array[${parts
  .map(([name, { sql }]) => `case when ${sql} then '${name}' end`)
  .join(', ')}], null)`

/** What two lists have in common, in the order of the first: which subject interests the reader, which skill is asked for. */
export function sharedSql(sought: string, own: string): string {
  return `array(select each from unnest(${sought}) with ordinality as one(each, place) where each = any(${own}) order by place)`
}
