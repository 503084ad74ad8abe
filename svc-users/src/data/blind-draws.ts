import type { Queryable, Tx } from '@ensemble/service-kit/database'

/**
 * Notes a search for the limit of a day, unless the limit is reached.
 * @returns the number of the search, which rises with every one; undefined beyond the limit
 */
export async function noteSearch(
  tx: Tx,
  {
    staffId,
    missionId,
    wanted,
    at,
    since,
    limit,
  }: { staffId: string; missionId: string; wanted: number | null; at: Date; since: Date; limit: number },
): Promise<number | undefined> {
  await tx.query({
    name: 'health-searches-lock',
    text: `select pg_advisory_xact_lock(hashtext('health_searches'), hashtext($1))`,
    values: [staffId],
  })
  const { rows } = await tx.query<{ id: number }>({
    name: 'health-searches-note',
    text: `insert into health_searches (staff_id, mission_id, at, wanted)
           select $1, $2, $3, $6 where (select count(*) from health_searches where staff_id = $1 and at > $4) < $5::int
           returning id`,
    values: [staffId, missionId, at, since, limit, wanted],
  })
  return rows[0]?.id
}

/** How many people draws of a mission were to ask since an instant, whoever was drawn. */
export async function wantedSince(db: Queryable, missionId: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ wanted: number }>({
    name: 'health-searches-wanted',
    text: 'select coalesce(sum(wanted), 0)::int as wanted from health_searches where mission_id = $1 and at > $2',
    values: [missionId, since],
  })
  return rows[0]?.wanted ?? 0
}

/** Holds other draws until this one is stored: two at once could ask the same person too often. */
export async function lock(tx: Tx): Promise<void> {
  await tx.query({ name: 'blind-draws-lock', text: `select pg_advisory_xact_lock(hashtext('blind_draws'))` })
}

export async function insert(tx: Tx, missionId: string, userIds: readonly string[], at: Date): Promise<void> {
  await tx.query({
    name: 'blind-draws-insert',
    text: `insert into blind_draws (mission_id, user_id, drawn_at) select $1, unnest($2::uuid[]), $3`,
    values: [missionId, userIds, at],
  })
}

/** Forgets that somebody was drawn. */
export async function removeOf(db: Queryable, userId: string): Promise<void> {
  await db.query({ name: 'blind-draws-remove', text: 'delete from blind_draws where user_id = $1', values: [userId] })
}
