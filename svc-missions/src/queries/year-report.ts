import type { MissionYear } from '@ensemble/contracts/missions/year-report'
import { reachOf } from '@ensemble/contracts/permissions'
import { type Days, reportDays } from '@ensemble/contracts/report-days'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { selectList } from '@ensemble/service-kit/table'
import { agreedSql } from '../data/due-missions.ts'
import type { Actor } from '../domain/access.ts'
import { missionStatistics } from './mission-statistics.ts'
import { quotesOfDays } from './quotes.ts'

/** Figures on fewer people would tell of them one by one. */
const fewestPeople = 10
/** So many fit the page that they stand on. */
const mostQuotes = 6
const mostNotes = 4

export interface YearReportInput {
  actor: Actor
  departmentCode: string
  year: number
  at: Date
}

/**
 * What a committee's missions were in a year (decision 181).
 * @throws Refusal OUT_OF_SCOPE for a referent of another committee
 */
export async function yearReport(
  db: Queryable,
  { actor, departmentCode, year, at }: YearReportInput,
): Promise<MissionYear> {
  const local = reachOf('mission.year_report', actor.role) === 'department'
  if (local && actor.departmentCode !== departmentCode) return refuse('OUT_OF_SCOPE')
  const { before, ...days } = reportDays(year, at)
  const figures = async (groupBy: 'total' | 'month' | 'domain' | 'type', within: Days = days) =>
    (await missionStatistics(db, { actor, at, departmentCode, groupBy, ...within })).series
  const [[total], [totalBefore], months, domains, types, attendance, answers, notes, quotes] = await Promise.all([
    figures('total'),
    figures('total', before),
    figures('month'),
    figures('domain'),
    figures('type'),
    attendanceOf(db, { departmentCode, ...days, at }),
    answersOf(db, { departmentCode, ...days }),
    notesOf(db, { departmentCode, ...days }),
    quotesOfDays(db, { departmentCode, ...days, at, limit: mostQuotes }),
  ])
  return {
    departmentCode,
    year,
    until: days.to,
    total: total?.values ?? null,
    before: totalBefore?.values ?? null,
    months,
    domains,
    types,
    attendance,
    answers,
    notes,
    quotes,
  }
}

interface Within extends Days {
  departmentCode: string
}

/** In these days as they begin and end in Paris, whatever the clock of the database says. */
function within(instant: string): string {
  return `${instant} >= $2::date::timestamp at time zone 'Europe/Paris'
  and ${instant} < ($3::date + 1)::timestamp at time zone 'Europe/Paris'`
}

/** Missions of a committee that are approved and began in these days; `m`, $1 to $3. */
const began = `m.place_code = $1 and ${within('m.start_at')}
  and ${agreedSql} and m.cancelled_at is null and m.deleted_at is null`

async function attendanceOf(
  db: Queryable,
  { departmentCode, from, to, at }: Within & { at: Date },
): Promise<MissionYear['attendance']> {
  const { rows } = await db.query<MissionYear['attendance']>({
    name: 'year-report-attendance',
    text: `select case when count(distinct p.user_id) >= ${fewestPeople}
          then round(count(p.attendance)::numeric / count(*), 2)::float end as noted,
        case when count(distinct p.user_id) filter (where p.attendance is not null) >= ${fewestPeople}
          then round(count(*) filter (where p.attendance = 'present')::numeric / count(p.attendance), 2)::float end as present
      from missions m join participants p on p.mission_id = m.id
      where ${began} and m.end_at < $4 and p.validation_status = 'validated' and p.withdrawn_at is null`,
    values: [departmentCode, from, to, at],
  })
  return rows[0] ?? { noted: null, present: null }
}

const answered = selectList({
  quarter: 'quarter',
  days: 'case when enough then round(middle::numeric, 1)::float end',
  withinWeek: 'case when enough then round(within_week, 2)::float end',
})

/** Of the quarters in which somebody asked. What the person decided alone is no answer of the team's. */
async function answersOf(db: Queryable, { departmentCode, from, to }: Within): Promise<MissionYear['answers']> {
  const { rows } = await db.query<MissionYear['answers'][number]>({
    name: 'year-report-answers',
    text: `with answered as (
        select extract(quarter from p.created_at at time zone 'Europe/Paris')::int as quarter, p.user_id,
          extract(epoch from p.decided_at - p.created_at) / 86400 as days
        from missions m join participants p on p.mission_id = m.id
        where ${began} and ${within('p.created_at')}
          and p.origin = 'registration' and p.decided_by <> p.user_id
      )
      select ${answered}
      from (
        select quarter, count(distinct user_id) >= ${fewestPeople} as enough,
          percentile_cont(0.5) within group (order by days) as middle,
          (count(*) filter (where days <= 7))::numeric / count(*) as within_week
        from answered group by quarter) counted
      order by quarter`,
    values: [departmentCode, from, to],
  })
  return rows
}

async function notesOf(db: Queryable, { departmentCode, from, to }: Within): Promise<MissionYear['notes']> {
  const { rows } = await db.query<MissionYear['notes'][number]>({
    name: 'year-report-notes',
    text: `select m.id, m.title, m.closing_note as note from missions m
      where ${began} and m.closing_note_shared and m.closing_note is not null
      order by m.closed_at desc, m.id limit $4`,
    values: [departmentCode, from, to, mostNotes],
  })
  return rows
}
