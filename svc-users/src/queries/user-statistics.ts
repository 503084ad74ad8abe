import { reachOf } from '@ensemble/contracts/permissions'
import type { UserStatistics, UserStatisticsGroup } from '@ensemble/contracts/users/statistics'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Reader } from '../domain/visibility.ts'

/** Figures on fewer people would tell of them one by one (decisions.md §5). */
const fewestPeople = 10

const keyOf: Record<UserStatisticsGroup, string> = {
  month: `to_char(created_at at time zone 'Europe/Paris', 'YYYY-MM')`,
  department: 'department_code',
  type: 'profile_type',
  total: `'total'`,
}

export interface UserStatisticsInput {
  reader: Reader
  from?: string
  to?: string
  groupBy?: UserStatisticsGroup
}

/** Accounts by when they were asked for, by department or by profile type; the index users_figures alone answers it. */
export async function userStatistics(
  db: Queryable,
  { reader, from, to, groupBy = 'month' }: UserStatisticsInput,
): Promise<UserStatistics> {
  const everywhere = reachOf('user.statistics', reader.role) === 'all'
  const departmentCode = everywhere ? null : (reader.departmentCode ?? refuse('OUT_OF_SCOPE'))
  const key = keyOf[groupBy]
  const counted = (condition: string) => {
    const people = `count(*) filter (where ${condition})`
    return `case when ${people} >= ${fewestPeople} then ${people} end`
  }
  const { rows } = await db.query<UserStatistics['series'][number]>({
    text: `select ${key} as key, json_build_object('accounts', ${counted('true')},
        'validated', ${counted(`status = 'validated'`)}, 'pending', ${counted(`status = 'pending_approval'`)}) as values
      from users
      where status <> 'deleted' and ${key} is not null and ($3::text is null or department_code = $3)
        and ($1::date is null or created_at >= $1::date::timestamp at time zone 'Europe/Paris')
        and ($2::date is null or created_at < ($2::date + 1)::timestamp at time zone 'Europe/Paris')
      group by 1 order by 1`,
    values: [from ?? null, to ?? null, departmentCode],
  })
  return { series: rows }
}
