import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable, selectList } from '@ensemble/service-kit/table'
import type { MissionTeamFacts } from '../domain/file-rules.ts'

/** Who runs a mission. */
export interface MissionTeam {
  missionId: string
  version: number
  managerIds: string[]
  departmentCode: string | null
  deleted: boolean
}

export const missionTeams = defineTable<MissionTeam>('mission_teams_v1', {
  missionId: 'uuid',
  version: 'integer',
  managerIds: 'uuid[]',
  departmentCode: 'text',
  deleted: 'boolean',
})

const saveTeam = missionTeams.insert({
  name: 'upsert-mission-team',
  as: 'm',
  then: `on conflict (mission_id) do update set ${missionTeams.excludedBut('missionId')}
    where excluded.version > m.version`,
})

/** Keeps the newest state only: events may come twice and in any order. */
export async function upsertTeam(tx: Tx, team: MissionTeam): Promise<void> {
  tx.write(saveTeam(team))
}

/** Whether somebody takes part in a mission. */
export interface MissionPerson {
  missionId: string
  userId: string
  version: number
  takesPart: boolean
}

export const missionPeople = defineTable<MissionPerson>('mission_people_v1', {
  missionId: 'uuid',
  userId: 'uuid',
  version: 'integer',
  takesPart: 'boolean',
})

const savePerson = missionPeople.insert({
  name: 'upsert-mission-person',
  as: 'p',
  then: `on conflict (mission_id, user_id) do update set ${missionPeople.excludedBut('missionId', 'userId')}
    where excluded.version > p.version`,
})

export async function upsertPerson(tx: Tx, person: MissionPerson): Promise<void> {
  tx.write(savePerson(person))
}

const teamFacts = selectList({
  isManager: 'm.manager_ids @> array[$2::uuid]',
  takesPart: 'coalesce(p.takes_part, false)',
  departmentCode: 'm.department_code',
} satisfies Record<keyof MissionTeamFacts, string>)

/** How somebody stands to a mission, as its events have told it; `null` for one that is unknown or deleted. */
export async function findTeamFacts(
  db: Queryable,
  missionId: string,
  userId: string,
): Promise<MissionTeamFacts | null> {
  const { rows } = await db.query<MissionTeamFacts>({
    name: 'mission-team-of',
    text: `select ${teamFacts}
      from mission_teams_v1 m left join mission_people_v1 p on p.mission_id = m.mission_id and p.user_id = $2
      where m.mission_id = $1 and not m.deleted`,
    values: [missionId, userId],
  })
  return rows[0] ?? null
}
