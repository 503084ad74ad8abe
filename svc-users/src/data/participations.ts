import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { type ParticipationState, reachableStates } from '../domain/participation.ts'

export interface Participation {
  userId: string
  missionId: string
  version: number
  state: ParticipationState
}

/** Takes over where somebody stands with a mission, unless a newer event was here first. @returns whether it did */
export async function upsertIfNewer(tx: Tx, participation: Participation): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'participations-upsert',
    text: `insert into participations as p (user_id, mission_id, version, state) values ($1, $2, $3, $4)
           on conflict (user_id, mission_id) do update set version = excluded.version, state = excluded.state
           where excluded.version > p.version`,
    values: [participation.userId, participation.missionId, participation.version, participation.state],
  })
  return rowCount === 1
}

/** Counts anew how many missions somebody has a place in: never adds or subtracts, so that it cannot drift. */
export async function recount(tx: Tx, userId: string): Promise<void> {
  // The user's row is locked first: of two events at once, the second counts what the first has committed.
  await tx.query({
    name: 'participations-lock-user',
    text: 'select 1 from users where id = $1 for no key update',
    values: [userId],
  })
  await tx.query({
    name: 'participations-recount',
    text: `update users set participation_count =
             (select count(*) from participations where user_id = $1 and state = 'validated') where id = $1`,
    values: [userId],
  })
}

/** Counts anew for everybody: after the table was repaired. */
export async function recountAll(tx: Tx): Promise<void> {
  await tx.query({
    name: 'participations-recount-all',
    text: `update users set participation_count = counted.places
           from (select u.id, count(p.user_id) as places from users u
                 left join participations p on p.user_id = u.id and p.state = 'validated' group by u.id) counted
           where users.id = counted.id and users.participation_count <> counted.places`,
  })
}

/** Invitations to answer and requests that wait, for the counters of the top bar. */
export async function countOpen(db: Queryable, userId: string): Promise<{ invitations: number; pending: number }> {
  const { rows } = await db.query<{ invitations: number; pending: number }>({
    name: 'participations-count-open',
    text: `select count(*) filter (where state = 'invited')::int as invitations,
                  count(*) filter (where state = 'waiting')::int as pending
           from participations where user_id = $1`,
    values: [userId],
  })
  return rows[0] ?? { invitations: 0, pending: 0 }
}

/** Whether somebody takes part, or asked to, in a mission that another person manages. */
export async function isReachableBy(db: Queryable, userId: string, managerId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'participations-is-reachable',
    text: `select 1 from participations p join mission_titles m using (mission_id)
           where p.user_id = $1 and p.state = any($3) and m.manager_ids @> array[$2::uuid] limit 1`,
    values: [userId, managerId, reachableStates],
  })
  return rowCount > 0
}
