import { type Database, inTransaction, type Queryable } from '../database.ts'
import { refuse } from '../refusal.ts'
import { readEnvelope } from './decode.ts'
import { type Handler, Undecodable } from './handler.ts'

export interface DeadLetter {
  id: number
  consumer: string
  messageId: string
  subject: string
  payload: string
  error: string
  deliveries: number
  createdAt: Date
}

/** Parks what a consumer could not handle, in the consumer's own database. */
export async function park(db: Queryable, letter: Omit<DeadLetter, 'id' | 'createdAt'>): Promise<void> {
  const { consumer, messageId, subject, payload, error, deliveries } = letter
  await db.query({
    name: 'dead-letter-insert',
    text: `insert into dead_letters (consumer, message_id, subject, payload, error, deliveries)
           values ($1, $2, $3, $4, $5, $6) on conflict (consumer, message_id) do nothing`,
    // PostgreSQL text takes no NUL, and a broken message may well hold one.
    values: [consumer, messageId, subject, payload.replaceAll('\0', '�'), error, deliveries],
  })
}

/** What is parked and not replayed yet, oldest first. */
export async function listDeadLetters(db: Queryable, consumer?: string): Promise<DeadLetter[]> {
  const { rows } = await db.query<DeadLetter>({
    text: `select id, consumer, message_id as "messageId", subject, payload, error, deliveries,
             created_at as "createdAt"
           from dead_letters where replayed_at is null and ($1::text is null or consumer = $1) order by id`,
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
      text: `update dead_letters set replayed_at = now() where id = $1 and replayed_at is null
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
