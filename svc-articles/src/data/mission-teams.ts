import type { Tx } from '@ensemble/service-kit/database'

/** Who runs a mission. */
export interface MissionTeam {
  missionId: string
  version: number
  managerIds: string[]
  departmentCode: string | null
  deleted: boolean
}

/** Keeps the newest state only: events may come twice and in any order. */
export async function upsertTeam(tx: Tx, team: MissionTeam): Promise<void> {
  await tx.query({
    name: 'upsert-mission-team',
    text: `insert into mission_teams_v1 as m (mission_id, version, manager_ids, department_code, deleted)
      values ($1, $2, $3, $4, $5)
      on conflict (mission_id) do update set (version, manager_ids, department_code, deleted) =
        (excluded.version, excluded.manager_ids, excluded.department_code, excluded.deleted)
      where excluded.version > m.version`,
    values: [team.missionId, team.version, team.managerIds, team.departmentCode, team.deleted],
  })
}

/** Whether somebody takes part in a mission. */
export interface MissionPerson {
  missionId: string
  userId: string
  version: number
  takesPart: boolean
}

export async function upsertPerson(tx: Tx, person: MissionPerson): Promise<void> {
  await tx.query({
    name: 'upsert-mission-person',
    text: `insert into mission_people_v1 as p (mission_id, user_id, version, takes_part) values ($1, $2, $3, $4)
      on conflict (mission_id, user_id) do update set version = excluded.version, takes_part = excluded.takes_part
      where excluded.version > p.version`,
    values: [person.missionId, person.userId, person.version, person.takesPart],
  })
}
