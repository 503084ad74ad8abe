import type { MissionStatistics, MissionStatisticsGroup } from '@ensemble/contracts/missions/statistics'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Queryable } from '@ensemble/service-kit/database'
import { agreedSql } from '../data/due-missions.ts'
import { cameSql } from '../data/participants.ts'
import type { Actor } from '../domain/access.ts'

/** Figures on fewer people would tell of them one by one. */
const fewestPeople = 10

const keyOf: Record<MissionStatisticsGroup, string> = {
  month: `to_char(m.start_at at time zone 'Europe/Paris', 'YYYY-MM')`,
  department: 'm.place_code',
  type: 'm.type',
  domain: 'domain.name',
  total: `'total'`,
}

export interface StatisticsInput {
  actor: Actor
  at: Date
  from?: string
  to?: string
  groupBy?: MissionStatisticsGroup
  /** Of one committee, for whoever may see all: a referent has only their own. */
  departmentCode?: string
}

/**
 * Missions that are approved, with the people and hours they brought together; what was refused after all, or did not
 * take place, is no figure.
 * A mission that serves two domains counts in both. Of one's own missions one learns nothing of the others in them, and
 * reads of none that is to come, or that a team noted one as missing from.
 */
export async function missionStatistics(
  db: Queryable,
  { actor, at, from, to, groupBy = 'month', departmentCode }: StatisticsInput,
): Promise<MissionStatistics> {
  const reach = reachOf('mission.statistics', actor.role)
  const own = reach === 'own'
  const department = reach === 'department' ? (actor.departmentCode ?? '') : (departmentCode ?? null)
  const { rows } = await db.query<MissionStatistics['series'][number]>({
    text: `with chosen as (
        select m.id, ${keyOf[groupBy]} as key, ${hoursOf} as hours,
          s.capacity, s.validated
        from missions m join mission_seats s on s.mission_id = m.id
          ${groupBy === 'domain' ? 'cross join lateral unnest(m.domains) as domain (name)' : ''}
        where m.deleted_at is null and m.cancelled_at is null and ${agreedSql} and ${own ? tookPart : inReach(department !== null)}
          and ($1::date is null or m.start_at >= $1::date::timestamp at time zone 'Europe/Paris')
          and ($2::date is null or m.start_at < ($2::date + 1)::timestamp at time zone 'Europe/Paris')
      ), offered as (
        select key, count(*) as missions, sum(capacity) as places,
          sum(validated) filter (where capacity is not null) as taken
        from chosen group by key
      ), brought as (
        select key, count(distinct p.user_id) as people, count(*) as participations, coalesce(sum(hours)${own ? '' : ` filter (where p.attendance = 'present')`}, 0) as hours
        from chosen join participants p on p.mission_id = id and p.validation_status = 'validated'
          and p.withdrawn_at is null and ${own ? 'p.user_id = $3' : 'true'}
        group by key
      ), answered as (
        select key, count(distinct p.user_id) as people, percentile_cont(0.5) within group (
          order by extract(epoch from p.decided_at - p.created_at) / 86400) as days
        from chosen join participants p on p.mission_id = id and p.origin = 'registration'
          and p.decided_by <> p.user_id
        group by key
      ), graded as (
        select key, count(*) as people, avg(a.grade) as grade
        from chosen join survey_answers a on a.mission_id = id group by key
      )
      select key, json_build_object(
        'missions', missions,
        'participants', case when ${enough('brought', own)} then coalesce(brought.people, 0) end,
        'participations', case when ${enough('brought', own)} then coalesce(participations, 0) end,
        'hours', case when ${enough('brought', own)} then coalesce(hours, 0) end,
        'places', ${own ? 'null' : 'places'},
        'taken', case when ${own ? 'false' : enough('brought')} then taken end,
        'answerDays', case when ${own ? 'false' : enough('answered')} then round(days::numeric, 1) end,
        'grade', case when ${own ? 'false' : enough('graded')} then round(grade, 1) end) as values
      from offered left join brought using (key) left join answered using (key) left join graded using (key)
      order by key`,
    values: [from ?? null, to ?? null, ...(own ? [actor.id, at] : [department ?? ''])],
  })
  return { series: rows }
}

/** Hours that a mission takes: in all, else from its start to its end on one day; of weeks and months nobody knows. */
const hoursOf = `case when m.effort_per = 'total' then m.effort_hours
  when m.end_at > m.start_at and m.end_at < m.start_at + interval '1 day'
    then round(extract(epoch from m.end_at - m.start_at) / 900) / 4 end`

const tookPart = `m.start_at <= $4 and m.id in (select mission_id from participants where user_id = $3
  and validation_status = 'validated' and withdrawn_at is null and ${cameSql})`

function inReach(department: boolean): string {
  return department ? 'm.place_code = $3' : '$3::text is not null'
}

function enough(part: string, own = false): string {
  return own ? 'true' : `${part}.people >= ${fewestPeople}`
}
