import type { MissionStatistics, MissionStatisticsGroup } from '@ensemble/contracts/missions/statistics'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Queryable } from '@ensemble/service-kit/database'
import type { Actor } from '../domain/access.ts'

/** Figures on fewer people would tell of them one by one (decisions.md §5). */
const fewestPeople = 10

const keyOf: Record<MissionStatisticsGroup, string> = {
  month: `to_char(m.start_at at time zone 'Europe/Paris', 'YYYY-MM')`,
  department: 'm.place_code',
  type: 'm.type',
  domain: 'domain.name',
}

export interface StatisticsInput {
  actor: Actor
  from?: string
  to?: string
  groupBy?: MissionStatisticsGroup
}

/**
 * Missions that were approved, with the people and hours they brought together; what did not take place is no figure.
 * A mission that serves two domains counts in both.
 */
export async function missionStatistics(
  db: Queryable,
  { actor, from, to, groupBy = 'month' }: StatisticsInput,
): Promise<MissionStatistics> {
  const reach = reachOf('mission.statistics', actor.role)
  const own = reach === 'own'
  const key = keyOf[groupBy]
  const scope = own ? 'p.user_id = $3' : reach === 'department' ? 'm.place_code = $3' : '$3::text is not null'
  const enough = own ? 'true' : `count(distinct p.user_id) >= ${fewestPeople}`
  const hours = `case when m.effort_per = 'total' then m.effort_hours end`
  const { rows } = await db.query<MissionStatistics['series'][number]>({
    text: `select ${key} as key, json_build_object(
        'missions', count(distinct m.id),
        'participants', case when ${enough} then count(distinct p.user_id) end,
        'participations', case when ${enough} then count(p.user_id) end,
        'hours', case when ${enough} then coalesce(sum(${hours}) filter (where p.user_id is not null), 0) end) as values
      from missions m ${groupBy === 'domain' ? 'cross join lateral unnest(m.domains) as domain (name)' : ''}
        left join participants p on p.mission_id = m.id and p.validation_status = 'validated' and p.withdrawn_at is null
      where m.deleted_at is null and m.approved_at is not null and ${scope}
        and ($1::date is null or m.start_at >= $1::date) and ($2::date is null or m.start_at < $2::date + 1)
      group by 1 order by 1`,
    values: [from ?? null, to ?? null, own ? actor.id : (actor.departmentCode ?? '')],
  })
  return { series: rows }
}
