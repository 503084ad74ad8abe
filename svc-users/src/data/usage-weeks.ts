import { activityTypes } from '@ensemble/contracts/enumerations'
import type { Queryable } from '@ensemble/service-kit/database'

/** What screens recorded is kept of a person for so long; weeks that are over for longer are counts. */
const keptDays = 30

/** The beginning of the oldest week that is still kept of people, with $1 as now. */
const keptFrom = `date_trunc('week', ($1::timestamptz - interval '${keptDays} days') at time zone 'Europe/Paris')
  at time zone 'Europe/Paris'`

/** The Monday of an act, in France. */
const weekOf = `date_trunc('week', a.at at time zone 'Europe/Paris')::date`

const used = `a.type = any($2::text[]) and u.role = 'member'`

/** Counts the members of each week that is to be forgotten, before its rows go. */
export async function fold(db: Queryable, now: Date): Promise<void> {
  await db.query({
    name: 'usage-weeks-fold',
    text: `insert into usage_weeks (week, department_code, members)
           select ${weekOf}, coalesce(u.department_code, ''), count(distinct a.actor_id)
           from activity a join users u on u.id = a.actor_id where a.at < ${keptFrom} and ${used}
             and not exists (select 1 from usage_weeks w where w.week = ${weekOf})
           group by 1, 2 on conflict do nothing`,
    values: [now, activityTypes],
  })
}

/**
 * Rows of activity that are older than what is kept of a person, so many at a time, as a condition on $1, now. What
 * became of participations, and which messages were sent, is kept for a year, as any log of who did what.
 */
export const outdatedActivity = (limit: number): string => `id in (select a.id from activity a where a.at < ${keptFrom}
  and (a.type = any('{${activityTypes.join(',')}}') or a.at < $1::timestamptz - interval '1 year') limit ${limit})`

/** Members who used the platform in the weeks that lie within days. @param departmentCode null for everywhere */
export async function membersByWeek(
  db: Queryable,
  { from, to, departmentCode }: { from?: string | undefined; to?: string | undefined; departmentCode: string | null },
): Promise<{ week: string; members: number }[]> {
  const { rows } = await db.query<{ week: string; members: number }>({
    name: 'usage-weeks-members',
    text: `with counted as (
        select week, members from usage_weeks where $1::text is null or department_code = $1
        union all
        select ${weekOf}, count(distinct a.actor_id) from activity a join users u on u.id = a.actor_id
        where ${used} and ($1 is null or u.department_code = $1)
          and not exists (select 1 from usage_weeks w where w.week = ${weekOf})
        group by 1)
      select to_char(week, 'YYYY-MM-DD') as week, sum(members)::int as members from counted
      where ($3::date is null or week + 6 >= $3::date) and ($4::date is null or week <= $4::date)
      group by week order by week`,
    values: [departmentCode, activityTypes, from ?? null, to ?? null],
  })
  return rows
}
