import type { TerritoriesOfMissions, TerritoryOfMissions } from '@ensemble/contracts/missions/territories'
import { patienceDays, soonDays } from '@ensemble/contracts/patience'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Queryable } from '@ensemble/service-kit/database'
import { notOverSql } from '../data/mission-traits.ts'
import { neededSoonSql, unansweredSql } from '../data/unanswered-requests.ts'
import type { Actor } from '../domain/access.ts'
import { daysAfter, daysBefore } from '../domain/days.ts'

/** Open missions and late requests of each department that has any, or of a referent's own (decision 154). */
export async function territoriesOfMissions(
  db: Queryable,
  { actor, at }: { actor: Actor; at: Date },
): Promise<TerritoriesOfMissions> {
  const everywhere = reachOf('mission.manage_list', actor.role) === 'all'
  const { rows } = await db.query<{ row: TerritoryOfMissions }>({
    name: 'territories-of-missions',
    text: `with open as (
        select m.place_code, count(*) as missions from missions m
        where m.approval_status = 'approved' and m.closed_at is null and m.deleted_at is null and ${notOverSql}
          and coalesce(m.end_at, 'infinity') >= $2 and ($1::text is null or m.place_code = $1)
        group by 1
      ), late as (
        select m.place_code, count(*) as requests from participants p join missions m on m.id = p.mission_id
        where ${unansweredSql('$2')} and (p.updated_at < $3 or ${neededSoonSql('$4')})
          and ($1::text is null or m.place_code = $1)
        group by 1
      )
      select json_build_object('departmentCode', place_code, 'openMissions', coalesce(missions, 0),
        'lateRequests', coalesce(requests, 0)) as row
      from open full join late using (place_code) where place_code <> 'national' order by place_code`,
    values: [
      everywhere ? null : (actor.departmentCode ?? ''),
      at,
      daysBefore(at, patienceDays.request),
      daysAfter(at, soonDays),
    ],
  })
  return { territories: rows.map(({ row }) => row) }
}
