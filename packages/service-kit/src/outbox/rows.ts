import { type Queryable } from '../database.ts'

export interface OutboxRow {
  id: number
  eventId: string
  subject: string
  aggregateId: string
  payload: string
}

/**
 * The oldest facts that are not on the broker yet, whatever the order of their commits: a cursor over the ids would
 * miss the ones that commit late.
 * @param without aggregates that wait after a failed publish
 */
export async function readPending(db: Queryable, without: string[], limit: number): Promise<OutboxRow[]> {
  const { rows } = await db.query<OutboxRow>({
    name: 'outbox-pending',
    text: `select id, event_id as "eventId", subject, aggregate_id as "aggregateId", payload::text as payload
           from outbox where published_at is null and aggregate_id <> all($1::text[]) order by id limit $2`,
    values: [without, limit],
  })
  return rows
}

export async function markPublished(db: Queryable, ids: number[]): Promise<void> {
  await db.query({
    name: 'outbox-mark',
    text: `update outbox set published_at = now(), attempts = attempts + 1, last_error = null where id = any($1::bigint[])`,
    values: [ids],
  })
}

export async function markFailed(db: Queryable, ids: number[], error: string): Promise<void> {
  await db.query({
    name: 'outbox-fail',
    text: `update outbox set attempts = attempts + 1, last_error = $2 where id = any($1::bigint[])`,
    values: [ids, error],
  })
}

/** How many facts wait, and how long the oldest has, in seconds. */
export async function pendingFacts(db: Queryable): Promise<{ count: number; ageSeconds: number }> {
  const { rows } = await db.query<{ count: number; age: number }>({
    name: 'outbox-waiting',
    text: `select count(*) as count, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
           from outbox where published_at is null`,
  })
  return { count: rows[0]?.count ?? 0, ageSeconds: rows[0]?.age ?? 0 }
}

/** Sends everything of the last 30 days again: for a broker that lost its store. Consumers know what they have done. */
export async function refill(db: Queryable): Promise<number> {
  const { rowCount } = await db.query({
    text: `update outbox set published_at = null where published_at > now() - interval '30 days'`,
  })
  return rowCount
}

/** Forgets what is older than the broker's memory; the inbox lives longer than the stream that could repeat a fact. */
export async function forgetOld(db: Queryable): Promise<void> {
  await db.query({ text: `delete from outbox where published_at < now() - interval '30 days'` })
  await db.query({ text: `delete from inbox where received_at < now() - interval '45 days'` })
}
