/**
 * How well a mission `m` suits a member `u`, from what members say they wish to do: never from health, and never from
 * the profile type. The same wishes weigh the same where a mission is shown to a member (svc-missions).
 */
const suits = {
  domains: { weight: 3, sql: overlaps('interestDomains', 'interestDomains') },
  type: { weight: 2, sql: `u.engagement -> 'preferredMissionTypes' ? (m.nature ->> 'type')` },
  skills: { weight: 2, sql: overlaps('skills', 'skills') },
  department: { weight: 2, sql: 'u.department_code = m.department_code' },
  mode: { weight: 1, sql: `u.engagement -> 'preferredModes' ? (m.nature ->> 'mode')` },
} as const

const parts = Object.entries(suits)

export const matchScoreSql = `(${parts
  .map(([, { weight, sql }]) => `case when ${sql} then ${weight} else 0 end`)
  .join(' + ')})`

/** The reasons by name; the screen says them in words. */
export const matchReasonsSql = `array_remove(array[${parts
  .map(([name, { sql }]) => `case when ${sql} then '${name}' end`)
  .join(', ')}], null)`

/** Kinds of volunteers that a mission is reserved for: one of them is enough, as for a registration. */
export const mayRegisterSql = `(coalesce(m.nature -> 'requiredVolunteerKinds', '[]') = '[]'
  or u.volunteer_kinds && array(select jsonb_array_elements_text(m.nature -> 'requiredVolunteerKinds')))`

function overlaps(wished: string, offered: string): string {
  return `u.engagement -> '${wished}' ?| array(select jsonb_array_elements_text(m.nature -> '${offered}'))`
}

/** Whether nobody is on pause on a day: a pause without a day lasts. @param day placeholder of YYYY-MM-DD */
export function notPausedSql(day: string): string {
  return `(coalesce(jsonb_typeof(u.engagement -> 'pause'), 'null') = 'null'
    or coalesce(u.engagement #>> '{pause,until}' < ${day}::text, false))`
}
