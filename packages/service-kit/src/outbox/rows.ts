import type { StreamName } from '@ensemble/contracts/events'
import type { Queryable } from '../database.ts'

export interface OutboxRow {
  id: number
  eventId: string
  subject: string
  aggregateId: string
  payload: string
}

/**
 * The oldest facts that are not on the broker yet, whatever the order of their commits.
 * @param without facts that are on their way, and aggregates that rest after a failed publish
 * @param after the number of a fact, for those after it alone: the ones that commit late are missed
 */
export async function readPending(
  db: Queryable,
  without: { ids: number[]; aggregateIds: string[] },
  after: number,
  limit: number,
): Promise<OutboxRow[]> {
  const { rows } = await db.query<OutboxRow>({
    name: 'outbox-pending',
    // Texts are made for the oldest alone: a database that expects few facts to wait sorts all of them.
    text: `select id, event_id as "eventId", subject, aggregate_id as "aggregateId", payload::text as payload
           from (select id from outbox
                 where published_at is null and id <> all($1::bigint[]) and aggregate_id <> all($2::text[]) and id > $3
                 order by id limit $4) as oldest
           join outbox using (id) order by id`,
    values: [without.ids, without.aggregateIds, after, limit],
  })
  return rows
}

/** How far a stream reaches. */
interface StreamEnd {
  stream: StreamName
  /** The highest number that the broker has given to a fact of it. */
  sequence: number
}

/**
 * Notes facts as published, and how far their stream reaches with them: one statement, so that neither is known without
 * the other.
 */
export async function markPublished(db: Queryable, ids: number[], { stream, sequence }: StreamEnd): Promise<void> {
  await db.query({
    name: 'outbox-mark',
    text: `with reached as (
             insert into stream_ends as e (stream, sequence) values ($2, $3)
             on conflict (stream) do update set sequence = excluded.sequence where e.sequence < excluded.sequence
           )
           update outbox set published_at = now(), attempts = attempts + 1, last_error = null
           where id = any($1::bigint[])`,
    values: [ids, stream, sequence],
  })
}

/** @returns the highest number of which this service knows that the broker gave it; 0 before the first */
export async function readStreamEnd(db: Queryable, stream: StreamName): Promise<number> {
  const { rows } = await db.query<{ sequence: number }>({
    name: 'stream-end',
    text: 'select sequence from stream_ends where stream = $1',
    values: [stream],
  })
  return rows[0]?.sequence ?? 0
}

export async function markFailed(db: Queryable, ids: number[], error: string): Promise<void> {
  await db.query({
    name: 'outbox-fail',
    text: `update outbox set attempts = attempts + 1, last_error = $2 where id = any($1::bigint[])`,
    values: [ids, error],
  })
}

/**
 * How much was told so far: a number that grows whenever a fact is committed, by whichever process. The sum, and not the
 * largest number alone: of two transactions at a time, the one with the smaller number may commit later.
 */
export async function factsSoFar(db: Queryable): Promise<bigint> {
  const { rows } = await db.query<{ told: string }>({
    name: 'outbox-so-far',
    text: `select coalesce(sum(id), 0)::text as told from (select id from outbox order by id desc limit 16) newest`,
  })
  return BigInt(rows[0]?.told ?? 0)
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

/** The clocks of the broker and of the database are no further apart. */
const clocksApart = '5 minutes'

/**
 * Sends again what a stream has lost: all of the last 30 days where it is empty, otherwise what was published after the
 * newest that it holds. Consumers know what they have done; of what is older they may have forgotten it, so it is never
 * sent again. The age is that of the fact, not of its last publishing, or every refill would make old facts young.
 * @param end where the stream ends now, and when that was stored: what it has lost since is noticed once
 * @returns how many facts are sent again
 */
export async function refill(
  db: Queryable,
  { stream, sequence, at }: StreamEnd & { at: Date | null },
): Promise<number> {
  const { rowCount } = await db.query({
    text: `with ended as (
             insert into stream_ends (stream, sequence) values ($1, $2)
             on conflict (stream) do update set sequence = excluded.sequence
           )
           update outbox set published_at = null
           where published_at is not null and created_at > now() - interval '30 days'
             and ($3::timestamptz is null or published_at > $3::timestamptz - interval '${clocksApart}')`,
    values: [stream, sequence, at],
  })
  return rowCount
}

/**
 * Sends chosen facts again, of those that `refill` would send.
 * @returns how many
 */
export async function publishAgain(
  db: Queryable,
  { since, aggregateId }: { since: Date | null; aggregateId: string | null },
): Promise<number> {
  const { rowCount } = await db.query({
    text: `update outbox set published_at = null
           where published_at is not null and created_at > now() - interval '30 days'
             and ($1::timestamptz is null or created_at >= $1) and ($2::text is null or aggregate_id = $2)`,
    values: [since, aggregateId],
  })
  return rowCount
}

/**
 * Forgets what is older than the broker's memory, save the newest fact of each key: read models are rebuilt from those.
 * The inbox lives longer than anything that could repeat a fact: 30 days in the outbox, 30 more in a refilled stream.
 * A parked event that was done again is forgotten 30 days after, as the event itself is; one that still waits for a
 * person stays.
 */
export async function forgetOld(db: Queryable): Promise<void> {
  await db.query({
    text: `delete from outbox o
           where published_at < now() - interval '30 days' and created_at < now() - interval '30 days'
             and (fact_key is null or exists (
               select 1 from outbox newer where newer.fact_key = o.fact_key
                 and (newer.aggregate_version, newer.id) > (o.aggregate_version, o.id)))`,
  })
  await db.query({ text: `delete from inbox where received_at < now() - interval '75 days'` })
  await db.query({ text: `delete from dead_letters where replayed_at < now() - interval '30 days'` })
}
