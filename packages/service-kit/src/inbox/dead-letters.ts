import { type Database, inTransaction, type Queryable, type Tx } from '../database.ts'
import { refuse } from '../refusal.ts'
import { readEnvelope } from './decode.ts'
import { type Handler, Undecodable } from './handler.ts'

/** A message that a consumer could not handle, in the consumer's own database: it is tried again, or parked. */
export interface DeadLetter {
  id: number
  consumer: string
  messageId: string
  subject: string
  payload: string
  error: string
  /** How often it was tried. */
  deliveries: number
  createdAt: Date
}

/**
 * Keeps what could not be handled, out of the way of what follows; what is kept already stays as the later try left it.
 * @param retryMs when it is tried again, in ms from now; null parks it for a person
 */
export async function keepLetter(
  db: Queryable,
  letter: Omit<DeadLetter, 'id' | 'createdAt'>,
  retryMs: number | null,
): Promise<void> {
  const { consumer, messageId, subject, payload, error, deliveries } = letter
  await db.query({
    name: 'dead-letter-keep',
    text: `insert into dead_letters (consumer, message_id, subject, payload, error, deliveries, retry_at)
           values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 ms')
           on conflict (consumer, message_id) do update
           set deliveries = excluded.deliveries, error = excluded.error, retry_at = excluded.retry_at
           where dead_letters.retry_at is not null and dead_letters.deliveries < excluded.deliveries`,
    // PostgreSQL text takes no NUL, and a broken message may well hold one.
    values: [consumer, messageId, subject, payload.replaceAll('\0', '�'), error, deliveries, retryMs],
  })
}

/** What is parked and not replayed yet, oldest first. */
export async function listDeadLetters(db: Queryable, consumer?: string): Promise<DeadLetter[]> {
  const { rows } = await db.query<DeadLetter>({
    text: `select id, consumer, message_id as "messageId", subject, payload, error, deliveries,
             created_at as "createdAt"
           from dead_letters
           where replayed_at is null and retry_at is null and ($1::text is null or consumer = $1) order by id`,
    values: [consumer ?? null],
  })
  return rows
}

/**
 * Does what a parked message asks for, once, and takes it off the list.
 * @throws {Refusal} NOT_FOUND when it is not parked (any more)
 * @throws {Undecodable} when this release cannot read it either, and whatever the handler throws
 */
export async function replayDeadLetter(db: Database, id: number, handlers: readonly Handler[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.query<{ consumer: string; payload: string }>({
      text: `update dead_letters set replayed_at = now() where id = $1 and replayed_at is null and retry_at is null
             returning consumer, payload`,
      values: [id],
    })
    const letter = rows[0] ?? refuse('NOT_FOUND')
    const event = readEnvelope(letter.payload)
    const handler = handlers.find(({ type }) => type === event.type)
    if (!handler) throw new Undecodable(`${letter.consumer} has no handler for ${event.type}`)
    const { rowCount } = await tx.query({
      text: `insert into inbox (consumer, event_id) values ($1, $2) on conflict do nothing`,
      values: [letter.consumer, event.id],
    })
    if (rowCount === 1) await handler.read(event)(tx)
  })
}

/** A letter that is tried again. */
export interface WaitingLetter extends Omit<DeadLetter, 'error' | 'createdAt'> {
  /** How long until then, in ms; not above 0 when it is due. */
  dueMs: number
}

/** The next letters that are tried again, due or not, in the order of their time. */
export async function readWaiting(
  db: Queryable,
  consumers: readonly string[],
  limit: number,
): Promise<WaitingLetter[]> {
  const { rows } = await db.query<WaitingLetter>({
    name: 'dead-letters-waiting',
    text: `select id, consumer, message_id as "messageId", subject, payload, deliveries,
             (extract(epoch from retry_at - now()) * 1000)::float8 as "dueMs"
           from dead_letters where retry_at is not null and consumer = any($1) order by retry_at limit $2`,
    values: [consumers, limit],
  })
  return rows
}

/**
 * Takes a letter away and notes its event in the inbox, for the transaction that does what it asks for.
 * @returns false when that is done already, or another process is at it
 */
export async function takeLetter(tx: Tx, { id, consumer }: WaitingLetter, eventId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'dead-letter-take',
    text: `with taken as (
             delete from dead_letters where id in
               (select id from dead_letters where id = $1 and retry_at is not null for update skip locked)
             returning id
           )
           insert into inbox (consumer, event_id) select $2, $3 from taken on conflict do nothing`,
    values: [id, consumer, eventId],
  })
  return rowCount === 1
}

export interface LetterCounts {
  retrying: number
  parked: number
  /** Of the newest. */
  error: string | null
}

/** How many letters each consumer has that nobody has dealt with; consumers without any are left out. */
export async function countLetters(db: Queryable): Promise<Map<string, LetterCounts>> {
  const { rows } = await db.query<LetterCounts & { consumer: string }>({
    name: 'dead-letters-count',
    text: `select consumer, count(*) filter (where retry_at is not null) as retrying,
             count(*) filter (where retry_at is null) as parked,
             (array_agg(error order by id desc))[1] as error
           from dead_letters where replayed_at is null group by consumer`,
  })
  return new Map(rows.map(({ consumer, ...counts }) => [consumer, counts]))
}
