/**
 * How far a member `u` lives from a mission `m`, and whether they said that they have time when it takes place.
 * A distance is told in steps of five kilometres, between the middles of two post codes: no number of missions that a
 * team invents then tells more of an address than its post code.
 */
export const nearnessJoins = `left join post_codes home on home.code = u.postal_code
  left join post_codes place on place.code = m.practical ->> 'postalCode' and m.nature ->> 'mode' <> 'remote'`

const between = 'kilometres(home.latitude, home.longitude, place.latitude, place.longitude)'

/** Kilometres at most, a multiple of five; null where nobody knows, or where nobody has to go anywhere. */
export const distanceSql = `case when home.code is not null and place.code is not null
  then (greatest(1, ceil(${between} / 5)) * 5)::integer end`

/** When somebody said that they have time; empty where they said nothing. */
export const slotsSql = `coalesce(u.engagement #> '{availability,slots}', '[]')`

/**
 * Whether a member has time then; null where they said nothing, or the mission has no such moment.
 * @param slot placeholder of the slot
 */
export function fitsSql(slot: string): string {
  return `case when ${slot}::text is not null and ${slotsSql} <> '[]' then ${slotsSql} ? ${slot}::text end`
}
