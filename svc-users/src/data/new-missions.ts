import type { Queryable } from '@ensemble/service-kit/database'
import { table, type MissionTitle } from './mission-titles.ts'
import { matchScoreSql, mayRegisterSql } from './candidate-match.ts'

const columns = table
  .pick('missionId', 'version', 'title', 'departmentCode', 'managerIds', 'startAt', 'endAt')
  .select('m')

/** Open missions since a time that suit what somebody said they would like to do, the best first. */
export async function newMissionsFor(
  db: Queryable,
  { userId, since, now, count }: { userId: string; since: Date; now: Date; count: number },
): Promise<MissionTitle[]> {
  const { rows } = await db.query<MissionTitle>({
    name: 'new-missions-for',
    text: `select ${columns}
           from mission_titles m, users u
           where u.id = $1 and m.open and m.opened_at > $2 and m.opened_at <= $3 and m.start_at > $3
             and not u.id = any(m.manager_ids) and ${mayRegisterSql} and ${matchScoreSql} > 0
             and not exists (select 1 from participations p where p.user_id = u.id and p.mission_id = m.mission_id)
           order by ${matchScoreSql} desc, start_at, mission_id limit $4`,
    values: [userId, since, now, count],
  })
  return rows
}
