import { totalCap } from '@ensemble/contracts/total-cap'
import type { CallData } from '@ensemble/contracts/schemas'
import type { Candidate } from '@ensemble/contracts/users/candidate'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { conditionsOf, Values } from '@ensemble/service-kit/lists/conditions'
import { listPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { selectList } from '@ensemble/service-kit/table'
import type { MissionTitle } from '../data/mission-titles.ts'
import { users } from '../data/user-table.ts'
import { dayInParis } from '../domain/days.ts'
import { slotOf } from '../domain/availability-slot.ts'
import { monthBefore } from '../domain/solicitation.ts'
import type { Deps } from '../deps.ts'
import { distanceSql, fitsSql, nearnessJoins, slotsSql } from '../data/candidate-nearness.ts'
import {
  matchReasonsSql,
  matchScoreSql,
  mayRegisterSql,
  notPausedSql,
  sharedSkillsSql,
} from '../data/candidate-match.ts'
import { searchPatterns } from './plain.ts'
import { indexedText } from './user-list-columns.ts'

type CandidateList = Omit<CallData<'user.list'>, 'items'> & { items: Candidate[] }

const displayName = `u.first_name || ' ' || u.last_name`

export const candidateColumns: ListColumns = {
  id: { sql: 'u.id::text', kind: 'text', filterable: true },
  displayName: { sql: 'u.last_name', kind: 'text', sortable: true },
  departmentCode: { sql: 'u.department_code', kind: 'enum', sortable: true, filterable: true, facet: true },
  match: { sql: matchScoreSql, kind: 'integer', sortable: true, filterable: true },
  lastAskedAt: { sql: 'asked.last_asked_at', kind: 'date', sortable: true, filterable: true },
  distanceKm: { sql: distanceSql, kind: 'integer', sortable: true, filterable: true },
  availability: { sql: 'timely.fits', kind: 'boolean', sortable: true, filterable: true },
}

/**
 * Members whom a mission's team may ask by name, the least asked first: nobody on pause, nobody at their cap, nobody
 * who has a part in the mission already. Of very many, those who were here last are compared. Whether the reader may is
 * decided before.
 *
 * Invitations that were drawn blind are as if they were not: neither a date nor somebody's absence tells of them.
 * @param departmentCode the one department whose members a referent may ask; null for any
 * @throws Refusal PAGE_OUT_OF_RANGE
 */
export async function listCandidates(
  { db, clock, rules }: Deps,
  { mission, departmentCode }: { mission: MissionTitle; departmentCode: string | null },
  request: ListRequest,
): Promise<CandidateList> {
  const now = clock.now()
  const values = new Values()
  const wanted = `mission_titles m on m.mission_id = ${values.add(mission.missionId)}`
  const where = [
    `u.role = 'member' and u.status = 'validated' and not u.id = any(m.manager_ids)`,
    departmentCode === null ? 'true' : `u.department_code = ${values.add(departmentCode)}`,
    notPausedSql(values.add(dayInParis(now))),
    `asked.open < ${values.add(rules.solicitation.open)}::int`,
    `asked.monthly < ${values.add(rules.solicitation.monthly)}::int`,
    `not exists (select 1 from participations p where p.user_id = u.id and p.mission_id = m.mission_id and not p.blind)`,
    mayRegisterSql,
    conditionsOf(request.filters, candidateColumns, values),
    ...searchPatterns(request.search).map((pattern) => {
      const name = values.add(pattern)
      return `${indexedText} like ${name} and plain(' ' || ${displayName}) like ${name}`
    }),
  ].join(' and ')
  const people = `users u join ${wanted} ${nearnessJoins}
    cross join lateral (select ${fitsSql(values.add(slotOf(mission)))} as fits) timely
    cross join lateral (${askedSql(values.add(monthBefore(now)))}) asked`
  const { rows, ...page } = await listPage<Candidate>(db, {
    select: candidate,
    from: people,
    where: `u.id in (select u.id from ${people} where ${where}
      order by u.last_login_at desc nulls last, u.id desc limit ${compared})`,
    values,
    tieBreaker: 'u.id',
    columns: candidateColumns,
    request,
    orderBy: orderOf(request),
  })
  return { ...page, items: rows.map(toRow) }
}

const candidate = selectList({
  ...users.pick('id', 'departmentCode').columns('u'),
  displayName,
  match: `jsonb_build_object('score', ${matchScoreSql}, 'reasons', ${matchReasonsSql},
    'skills', ${sharedSkillsSql})`,
  lastAskedAt: 'asked.last_asked_at',
  distanceKm: distanceSql,
  availability: `jsonb_build_object('slots', ${slotsSql},
    'frequency', u.engagement #> '{availability,frequency}', 'fits', timely.fits)`,
} satisfies Record<keyof Candidate, string>)

/**
 * So many are compared, those who were here last: twice as many as a list ever counts. To weigh all of a million would
 * take seconds, and ask people who have not been seen for years.
 */
const compared = 2 * totalCap

/** When and how often a member `u` was asked by name. @param month placeholder of a month ago */
function askedSql(month: string): string {
  return `select max(asked_at) as last_asked_at, count(*) filter (where state = 'invited') as open,
      count(*) filter (where asked_at > ${month}) as monthly
    from participations where user_id = u.id and asked_at is not null and not blind`
}

/** Who was never asked comes before who was asked long ago; among equals those whom the mission suits best. */
function orderOf({ sort, order }: ListRequest): string | undefined {
  switch (sort) {
    case 'lastAskedAt':
      return `asked.last_asked_at ${order} nulls ${order === 'asc' ? 'first' : 'last'}, ${matchScoreSql} desc`
    case 'match':
      return `${matchScoreSql} ${order}, asked.last_asked_at asc nulls first`
    case 'distanceKm':
      return `${distanceSql} ${order} nulls last, ${matchScoreSql} desc`
    case 'availability':
      // Downwards: who said yes, then who said nothing, then who said another time.
      return `coalesce(timely.fits::integer, 0.5) ${order}, ${matchScoreSql} desc`
    case 'displayName':
      return `u.last_name ${order}, u.first_name ${order}`
    default:
      return undefined
  }
}

function toRow(row: Candidate): Candidate {
  return { ...row, lastAskedAt: row.lastAskedAt === null ? null : new Date(row.lastAskedAt).toISOString() }
}
