import type { ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import type { HealthShare } from '@ensemble/contracts/users/health'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable, selectList } from '@ensemble/service-kit/table'
import { type ParticipationState, reachableStates } from '../domain/participation.ts'
import { heldSql } from './candidate-match.ts'

export interface Participation {
  userId: string
  missionId: string
  version: number
  state: ParticipationState
  /** When a team last asked the person; null or absent where this fact is none of asking. */
  askedAt?: Date | null
  /** Nobody of the team knows of it (yet): asked by criteria, not by name. */
  blind?: boolean
  /** Names of the health answers that the person shares with this mission's team. */
  sharedFields?: ShareableHealthField[]
}

export const table = defineTable<Required<Participation>>('participations', {
  userId: 'uuid',
  missionId: 'uuid',
  version: 'integer',
  state: 'text',
  askedAt: 'timestamptz',
  blind: 'boolean',
  sharedFields: 'text[]',
})

const told = selectList({
  missionId: 'p.mission_id',
  missionTitle: 'm.title',
  fields: 'p.shared_fields',
} satisfies Record<keyof HealthShare, string>)

const newer = ['state', 'blind', 'shared_fields'].map(
  (name) => `${name} = case when excluded.version > p.version then excluded.${name} else p.${name} end`,
)

const upsert = table.insert({
  name: 'participations-upsert',
  as: 'p',
  then: `on conflict (user_id, mission_id) do update set
      version = greatest(p.version, excluded.version),
      ${newer.join(', ')},
      asked_at = greatest(p.asked_at, excluded.asked_at)
    where excluded.version > p.version or excluded.asked_at > coalesce(p.asked_at, '-infinity')`,
})

/**
 * Takes over where somebody stands with a mission, unless a newer event was here first; and when they were last asked,
 * in whatever order events come.
 * @returns whether anything was news
 */
export async function upsertIfNewer(tx: Tx, participation: Participation): Promise<boolean> {
  const { askedAt = null, blind = false, sharedFields = [] } = participation
  const { rowCount } = await tx.query(upsert({ ...participation, askedAt, blind, sharedFields }))
  return rowCount === 1
}

/** A place in what took place, or will: `p`. */
const countsSql = `p.state = 'validated'
  and not exists (select from mission_titles m where m.mission_id = p.mission_id and m.cancelled)`

/** Holds the account of somebody until the end of the transaction. @returns whether it is deleted */
export async function holdAccount(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.query<{ deleted: boolean }>({
    name: 'participations-lock-user',
    text: `select status = 'deleted' as deleted from users where id = $1 for no key update`,
    values: [userId],
  })
  return rows[0]?.deleted ?? false
}

/**
 * Counts anew how many missions somebody has a place in: never adds or subtracts, so that it cannot drift. The caller holds
 * the account: of two events at once, the second counts what the first has committed.
 */
export async function recount(tx: Tx, userId: string): Promise<void> {
  await tx.query({
    name: 'participations-recount',
    text: `update users set participation_count =
             (select count(*) from participations p where user_id = $1 and ${countsSql}) where id = $1`,
    values: [userId],
  })
}

/** Counts anew for all who had a place in a mission. */
export async function recountOf(tx: Tx, missionId: string): Promise<void> {
  const { rows } = await tx.query<{ userId: string }>({
    name: 'participations-of-mission',
    text: `select ${table.pick('userId').select()} from participations
      where mission_id = $1 and state = 'validated' order by user_id`,
    values: [missionId],
  })
  for (const { userId } of rows) {
    await holdAccount(tx, userId)
    await recount(tx, userId)
  }
}

/** Counts anew for everybody: after the table was repaired. */
export async function recountAll(tx: Tx): Promise<void> {
  await tx.query({
    name: 'participations-recount-all',
    text: `update users set participation_count = counted.places
           from (select u.id, count(p.user_id) as places from users u
                 left join participations p on p.user_id = u.id and ${countsSql} group by u.id) counted
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

/** Those of some people who take part, or asked to, in missions that somebody manages or that are of a department. */
export async function findReachable(
  db: Queryable,
  userIds: string[],
  by: { managerId: string; departmentCode: string | null },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'participations-find-reachable',
    text: `select distinct p.user_id as id from participations p join mission_titles m using (mission_id)
           where p.user_id = any($1::uuid[]) and p.state = any($4) and not p.blind
             and (m.manager_ids @> array[$2::uuid] or m.department_code = $3)`,
    values: [userIds, by.managerId, by.departmentCode, reachableStates],
  })
  return rows.map(({ id }) => id)
}

/** Places of a mission that are taken or offered by name, as its team sees them. */
export async function countHeld(db: Queryable, missionId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'participations-count-held',
    text: `select count(*)::int as count from participations held where mission_id = $1 and ${heldSql}`,
    values: [missionId],
  })
  return rows[0]?.count ?? 0
}

/** Where somebody stands with a mission, and what they share with its team. */
export async function find(
  db: Queryable,
  userId: string,
  missionId: string,
): Promise<{ state: ParticipationState; sharedFields: ShareableHealthField[] } | undefined> {
  const { rows } = await db.query<{ state: ParticipationState; sharedFields: ShareableHealthField[] }>({
    name: 'participations-find',
    text: `select ${table.pick('state', 'sharedFields').select()} from participations where user_id = $1 and mission_id = $2`,
    values: [userId, missionId],
  })
  return rows[0]
}

/** Those of some requests to take part that nobody has to answer any more. */
export async function findAnswered(
  db: Queryable,
  requests: readonly Pick<Participation, 'userId' | 'missionId'>[],
): Promise<Pick<Participation, 'userId' | 'missionId'>[]> {
  const { rows } = await db.query<Pick<Participation, 'userId' | 'missionId'>>({
    name: 'participations-find-answered',
    text: `select ${table.pick('userId', 'missionId').select()} from participations
           where (user_id, mission_id) in (select * from unnest($1::uuid[], $2::uuid[])) and state <> 'waiting'`,
    values: [requests.map(({ userId }) => userId), requests.map(({ missionId }) => missionId)],
  })
  return rows
}

/** What somebody shares with the teams of open missions that they take part in, or asked to; the soonest first. */
export async function findShared(db: Queryable, userId: string): Promise<HealthShare[]> {
  const { rows } = await db.query<HealthShare>({
    name: 'participations-find-shared',
    text: `select ${told} from participations p join mission_titles m using (mission_id)
           where p.user_id = $1 and p.shared_fields <> '{}' and p.state = any($2) and m.open
           order by m.start_at, p.mission_id`,
    values: [userId, reachableStates],
  })
  return rows
}

/** Takes back what somebody shares with the teams of missions, or of one; or the other health conditions alone. */
export async function unshare(
  tx: Tx,
  userId: string,
  { field, missionId }: { field?: 'comorbidities'; missionId?: string } = {},
): Promise<void> {
  await tx.query({
    name: 'participations-unshare',
    text: `update participations
           set shared_fields = case when $2::text is null then '{}' else array_remove(shared_fields, $2) end
           where user_id = $1 and shared_fields <> '{}' and ($3::uuid is null or mission_id = $3)`,
    values: [userId, field ?? null, missionId ?? null],
  })
}
