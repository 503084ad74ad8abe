import { reachOf } from '@ensemble/contracts/permissions'
import type { UserStatistics, UserStatisticsGroup } from '@ensemble/contracts/users/statistics'
import type { Queryable } from '@ensemble/service-kit/database'
import { hideLone } from '@ensemble/service-kit/privacy/hide-lone'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Reader } from '../domain/visibility.ts'

/** Figures on fewer people would tell of them one by one. */
const fewestPeople = 10

type Figures = UserStatistics['series'][number]['values']
type Counted = Record<keyof Figures, number>

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
 * answers it, but for the profile, which no index holds and the rows tell. Each counts what the list behind it holds:
 * everybody, or the members of a department.
 */
export async function userStatistics(
  db: Queryable,
  { reader, from, to, groupBy = 'month', departmentCode: asked }: UserStatisticsInput,
): Promise<UserStatistics> {
  const everywhere = reachOf('user.statistics', reader.role) === 'all'
  const departmentCode = everywhere ? (asked ?? null) : (reader.departmentCode ?? refuse('OUT_OF_SCOPE'))
  const { by, key } = groups[groupBy]
  const { rows } = await db.query<{ key: string; values: Counted }>({
    text: `with months as materialized (${months}), counted as (
        select ${by} as group_of, count(*) as accounts, count(*) filter (where status = 'validated') as validated,
          count(*) filter (where status = 'pending_approval') as pending
        from users
        where status <> 'deleted' and ($3::text is null or department_code = $3 and role = 'member')
          and ($1::date is null or created_at >= $1::date::timestamp at time zone 'Europe/Paris')
          and ($2::date is null or created_at < ($2::date + 1)::timestamp at time zone 'Europe/Paris')
        group by 1)
      select ${key} as key, json_build_object('accounts', accounts, 'validated', validated, 'pending', pending) as values
      from counted where group_of is not null order by 1`,
    values: [from ?? null, to ?? null, departmentCode],
  })
  // Who came is asked by month and with days, who is here otherwise, and always by type.
  const came = groupBy === 'month' || (groupBy !== 'type' && (from ?? to) !== undefined)
  const told = rows.map((row) => ({ ...row, values: toldOf(row.values, came ? 'accounts' : 'validated') }))
  return { series: groupBy === 'type' ? hideLoneTypes(told) : told }
}

/**
 * Of a group no count of few people. Where one part of it is small, what was asked for is told alone: beside another
 * figure, the rest would tell the part.
 */
function toldOf(counted: Counted, asked: 'accounts' | 'validated'): Figures {
  const { accounts, validated, pending } = counted
  const told = (count: number) => (count >= fewestPeople ? count : null)
  const parts = [validated, pending, accounts - validated - pending]
  const few = parts.some((part) => part > 0 && part < fewestPeople)
  return few
    ? { accounts: null, validated: null, pending: null, [asked]: told(counted[asked]) }
    : { accounts: told(accounts), validated: told(validated), pending: told(pending) }
}

/** Types stand beside the total, which would tell one that is hidden alone (decision 144). */
function hideLoneTypes(series: UserStatistics['series']): UserStatistics['series'] {
  const validated = hideLone(series.map(({ values }) => values.validated))
  const ofActive = (column: 'accounts' | 'pending') =>
    hideLone(series.map(({ values }, index) => (validated[index] === null ? null : values[column])))
  const [accounts, pending] = [ofActive('accounts'), ofActive('pending')]
  return series.map(({ key }, index) => ({
    key,
    values: {
      accounts: accounts[index] ?? null,
      validated: validated[index] ?? null,
      pending: pending[index] ?? null,
    },
  }))
}
