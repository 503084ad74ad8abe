import { placesLeftSql, registrationOpenSql } from './mission-state.ts'

/**
 * Whether the button of a mission would give its reader a place, or ask for one: `planRegistration` of the domain for a
 * list, without the waiting line. What the reader has to do with already is nothing new to them. Needs `m`.
 * The planner takes `case … is not false` for true of nearly all, and walks an order until it has a page. Of as many
 * conditions by `and` it expects hardly a row, and reads and sorts all: hence the form, and the seats one by one.
 * @param now placeholder of the current instant
 * @param reader placeholder of the reader's id
 * @param kinds placeholder of what opens reserved missions to the reader
 */
export function joinableSql({ now, reader, kinds }: { now: string; reader: string; kinds: string }): string {
  return `((case
    when m.creator_id = ${reader} or m.manager_ids @> array[${reader}::uuid] then false
    when m.required_volunteer_kinds <> '{}' and not m.required_volunteer_kinds && ${kinds}::text[] then false
    when (select true from participants mine where mine.mission_id = m.id and mine.user_id = ${reader}) then false
    else (select ${registrationOpenSql(now)} and coalesce(${placesLeftSql}, 1) > 0
      from mission_seats s where s.mission_id = m.id) end) is not false)`
}
