import { reachOf } from '@ensemble/contracts/permissions'
import { reportDays } from '@ensemble/contracts/report-days'
import type { YearOfPeople } from '@ensemble/contracts/users/year-report'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { selectList } from '@ensemble/service-kit/table'
import type { Reader } from '../domain/visibility.ts'
import { userStatistics } from './user-statistics.ts'

export interface YearOfPeopleInput {
  reader: Reader
  departmentCode: string
  year: number
  at: Date
}

/**
 * Who stood behind a committee in a year (decision 181).
 * @throws Refusal OUT_OF_SCOPE for a referent of another committee
 */
export async function yearOfPeople(
  db: Queryable,
  { reader, departmentCode, year, at }: YearOfPeopleInput,
): Promise<YearOfPeople> {
  const local = reachOf('user.statistics', reader.role) === 'department'
  if (local && reader.departmentCode !== departmentCode) return refuse('OUT_OF_SCOPE')
  const { before, ...days } = reportDays(year, at)
  const figures = async (groupBy: 'total' | 'type', within?: typeof before) =>
    (await userStatistics(db, { reader, departmentCode, groupBy, ...within })).series
  const [[today], [within], [withinBefore], types, needs] = await Promise.all([
    figures('total'),
    figures('total', days),
    figures('total', before),
    figures('type'),
    needsOf(db, departmentCode, days),
  ])
  return {
    members: today?.values.validated ?? null,
    newcomers: within?.values.accounts ?? null,
    newcomersBefore: withinBefore?.values.accounts ?? null,
    types: types.map(({ key, values }) => ({ key, members: values.validated })),
    needs,
  }
}

const counted = selectList({
  told: 'count(*)::int',
  missions: `(count(*) filter (where state = 'mission_made'))::int`,
  answeredNo: `(count(*) filter (where state = 'answered_no'))::int`,
})

/** Needs are told of by subject, never by person: their number is exact. */
async function needsOf(
  db: Queryable,
  departmentCode: string,
  { from, to }: { from: string; to: string },
): Promise<YearOfPeople['needs']> {
  const { rows } = await db.query<YearOfPeople['needs']>({
    name: 'year-report-needs',
    text: `select ${counted}
      from needs where department_code = $1
        and told_at >= $2::date::timestamp at time zone 'Europe/Paris'
        and told_at < ($3::date + 1)::timestamp at time zone 'Europe/Paris'`,
    values: [departmentCode, from, to],
  })
  return rows[0] ?? { told: 0, missions: 0, answeredNo: 0 }
}
