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

/** Which of the skills that are looked for the member has. */
export const sharedSkillsSql = `(select coalesce(jsonb_agg(skill), '[]') from jsonb_array_elements(m.nature -> 'skills') skill
  where u.engagement -> 'skills' @> skill)`

/** Kinds of volunteers that a mission is reserved for: one of them is enough, confirmed, as for a registration. */
export const mayRegisterSql = `(coalesce(m.nature -> 'requiredVolunteerKinds', '[]') = '[]'
  or exists (select from jsonb_array_elements(u.volunteer_standings) held
    where m.nature -> 'requiredVolunteerKinds' ? (held ->> 'kind') and held ->> 'confirmedAt' is not null
      and coalesce(held ->> 'validUntil', 'infinity') >= to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-DD')))`

/** Whether a participation `held` takes a place, or is offered one by name. */
export const heldSql = `(held.state = 'validated' or held.state = 'invited' and not held.blind)`

/**
 * Whether a mission `m` can be joined by a member `u` who has no part in it yet: approved, registration not over, a place
 * left, not reserved for others, and not run by them. The same as the register button (svc-missions).
 * @param now placeholder of the moment
 */
export function joinableSql(now: string): string {
  return `(m.open
    and coalesce(m.registration_closes_at, case when m.practical is null then m.start_at end, 'infinity') > ${now}
    and (m.capacity is null or m.capacity > (
      select count(*) from participations held where held.mission_id = m.mission_id and ${heldSql}))
    and not u.id = any(m.manager_ids) and ${mayRegisterSql}
    and not exists (select 1 from participations p where p.user_id = u.id and p.mission_id = m.mission_id))`
}

function overlaps(wished: string, offered: string): string {
  return `u.engagement -> '${wished}' ?| array(select jsonb_array_elements_text(m.nature -> '${offered}'))`
}

/** Whether nobody is on pause on a day: a pause without a day lasts. @param day placeholder of YYYY-MM-DD */
export function notPausedSql(day: string): string {
  return `(coalesce(jsonb_typeof(u.engagement -> 'pause'), 'null') = 'null'
    or coalesce(u.engagement #>> '{pause,until}' < ${day}::text, false))`
}
