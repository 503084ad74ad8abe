import type { Queryable } from '@ensemble/service-kit/database'
import { joinableSql, matchScoreSql } from './candidate-match.ts'
import { missionColumns, type MissionTitle } from './mission-titles.ts'

/** Missions opened since a time that somebody can join and that suit what they said they would like, the best first. */
export async function newMissionsFor(
  db: Queryable,
  { userId, since, now, count }: { userId: string; since: Date; now: Date; count: number },
): Promise<MissionTitle[]> {
  const { rows } = await db.query<MissionTitle>({
    name: 'new-missions-for',
    text: `select ${missionColumns}
           from mission_titles m, users u
           where u.id = $1 and m.opened_at > $2 and m.opened_at <= $3 and ${joinableSql('$3')} and ${matchScoreSql} > 0
           order by ${matchScoreSql} desc, start_at, mission_id limit $4`,
    values: [userId, since, now, count],
  })
  return rows
}

/** Those of some missions that somebody can join, the soonest first. */
export async function joinableOf(
  db: Queryable,
  { userId, missionIds, now, count }: { userId: string; missionIds: readonly string[]; now: Date; count: number },
): Promise<MissionTitle[]> {
  if (missionIds.length === 0) return []
  const { rows } = await db.query<MissionTitle>({
    name: 'joinable-missions-of',
    text: `select ${missionColumns}
           from mission_titles m, users u
           where u.id = $1 and m.mission_id = any($2::uuid[]) and ${joinableSql('$3')}
           order by start_at, mission_id limit $4`,
    values: [userId, missionIds, now, count],
  })
  return rows
}
