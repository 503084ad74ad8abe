import type { Queryable } from '@ensemble/service-kit/database'
import { selectList } from '@ensemble/service-kit/table'
import type { MissionTeamFacts } from '../domain/file-rules.ts'

const columns = selectList({
  isManager: 'm.manager_ids @> array[$2::uuid]',
  takesPart: 'coalesce(p.takes_part, false)',
  departmentCode: 'm.department_code',
} satisfies Record<keyof MissionTeamFacts, string>)

/** How somebody stands to a mission, as its events have told it; `null` for one that is unknown or deleted. */
export async function missionTeamOf(
  db: Queryable,
  missionId: string,
  userId: string,
): Promise<MissionTeamFacts | null> {
  const { rows } = await db.query<MissionTeamFacts>({
    name: 'mission-team-of',
    text: `select ${columns}
      from mission_teams_v1 m left join mission_people_v1 p on p.mission_id = m.mission_id and p.user_id = $2
      where m.mission_id = $1 and not m.deleted`,
    values: [missionId, userId],
  })
  return rows[0] ?? null
}
