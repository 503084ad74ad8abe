import { reachOf } from '@ensemble/contracts/permissions'
import type { UserStatistics, UserStatisticsGroup } from '@ensemble/contracts/users/statistics'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Reader } from '../domain/visibility.ts'

/** Figures on fewer people would tell of them one by one. */
const fewestPeople = 10

/** What accounts are told apart by, cheap for each of a million, and the key that a group then has. */
const groups: Record<UserStatisticsGroup, { by: string; key: string }> = {
  month: {
    by: 'width_bucket(created_at, (select starts from months))',
    key: `to_char((select starts[group_of] from months) at time zone 'Europe/Paris', 'YYYY-MM')`,
  },
  department: { by: 'department_code', key: 'group_of' },
  type: { by: 'profile_type', key: 'group_of' },
  total: { by: `'total'`, key: 'group_of' },
}

/** The beginning of each month in Paris, from the first account until now. */
const months = `select array_agg(start at time zone 'Europe/Paris' order by start) as starts from generate_series(
    date_trunc('month', (select min(created_at) from users) at time zone 'Europe/Paris'),
    now() at time zone 'Europe/Paris' + interval '1 month', interval '1 month') start`

export interface UserStatisticsInput {
  reader: Reader
  from?: string
  to?: string
  groupBy?: UserStatisticsGroup
  /** Of one committee, for whoever may see all: a referent has only their own. */
  departmentCode?: string
}

/**
 * Accounts by when they were asked for, by department or by profile type. The index users_figures_of_members alone
 * answers it, but for the profile, which no index holds and the rows tell. Each counts what the list behind it holds: everybody, or the members of a department.
 */
export async function userStatistics(
  db: Queryable,
  { reader, from, to, groupBy = 'month', departmentCode: asked }: UserStatisticsInput,
): Promise<UserStatistics> {
  const everywhere = reachOf('user.statistics', reader.role) === 'all'
  const departmentCode = everywhere ? (asked ?? null) : (reader.departmentCode ?? refuse('OUT_OF_SCOPE'))
  const { by, key } = groups[groupBy]
  const told = (count: string) => `case when ${count} >= ${fewestPeople} then ${count} end`
  const { rows } = await db.query<UserStatistics['series'][number]>({
    text: `with months as materialized (${months}), counted as (
        select ${by} as group_of, count(*) as accounts, count(*) filter (where status = 'validated') as validated,
          count(*) filter (where status = 'pending_approval') as pending
        from users
        where status <> 'deleted' and ($3::text is null or department_code = $3 and role = 'member')
          and ($1::date is null or created_at >= $1::date::timestamp at time zone 'Europe/Paris')
          and ($2::date is null or created_at < ($2::date + 1)::timestamp at time zone 'Europe/Paris')
        group by 1)
      select ${key} as key, json_build_object('accounts', ${told('accounts')}, 'validated', ${told('validated')},
        'pending', ${told('pending')}) as values
      from counted where group_of is not null order by 1`,
    values: [from ?? null, to ?? null, departmentCode],
  })
  return { series: rows }
}
