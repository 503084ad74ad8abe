import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

export interface Message {
  id: string
  missionId: string
  /** Whose thread it is. */
  userId: string
  /** Null once the account of somebody of the team is gone. */
  authorId: string | null
  /** Of a letter that went to several. */
  letterId: string | null
  subject: string | null
  text: string
  sentAt: Date
  readAt: Date | null
  /** When a mail about it was asked for, or was no longer needed. */
  toldAt: Date | null
}

export const table = defineTable<Message>('messages', {
  id: 'uuid',
  missionId: 'text',
  userId: 'uuid',
  authorId: 'uuid',
  letterId: 'uuid',
  subject: 'text',
  text: 'text',
  sentAt: 'timestamptz',
  readAt: 'timestamptz',
  toldAt: 'timestamptz',
})

/** The side that wrote a message: whose thread it is, or the team. */
export type Side = 'person' | 'team'

/** Whether the team wrote it. */
export const fromTeamSql = '(author_id is distinct from user_id)'

const insertOne = table.insert({ name: 'message-insert' })

export async function insert(tx: Tx, message: Message): Promise<void> {
  await tx.query(insertOne(message))
}

interface Letter extends Pick<Message, 'missionId' | 'authorId' | 'subject' | 'text' | 'sentAt'> {
  letterId: string
  /** Those whom it goes to. */
  userIds: readonly string[]
}

/** Puts a letter into the thread of each person it goes to; the mail about it is asked for by whoever writes it. */
export function insertLetter(tx: Tx, { userIds, missionId, authorId, letterId, subject, text, sentAt }: Letter): void {
  tx.write({
    name: 'messages-insert-letter',
    text: `insert into messages (id, user_id, mission_id, author_id, letter_id, subject, text, sent_at, told_at)
      select gen_random_uuid(), unnest($1::uuid[]), $2, $3, $4, $5, $6, $7, $7`,
    values: [userIds, missionId, authorId, letterId, subject, text, sentAt],
  })
}

/** Which mail is due to which side of a thread. */
export interface Untold {
  missionId: string
  userId: string
  from: Side
}

/** Threads in which something was written by the given time and nobody was told of it, the oldest first. */
export async function findUntold(db: Queryable, writtenBy: Date, limit: number): Promise<Untold[]> {
  const { rows } = await db.query<Untold>({
    name: 'messages-untold',
    text: `select ${table.pick('missionId', 'userId').select()}, case when ${fromTeamSql} then 'team' else 'person' end as "from"
      from messages where told_at is null and sent_at <= $1
      group by mission_id, user_id, ${fromTeamSql} order by min(sent_at) limit $2`,
    values: [writtenBy, limit],
  })
  return rows
}

/**
 * Marks what one side wrote as told. @returns what of it is still unread, the oldest first; nothing to the second of
 * two processes
 */
export async function takeUntold(tx: Tx, { missionId, userId, from }: Untold, at: Date): Promise<string[]> {
  const { rows } = await tx.query<{ text: string; sentAt: Date; readAt: Date | null }>({
    name: 'messages-take-untold',
    text: `update messages set told_at = $4
      where mission_id = $1 and user_id = $2 and told_at is null and ${fromTeamSql} = ($3 = 'team')
      returning ${table.pick('text', 'sentAt', 'readAt').select()}`,
    values: [missionId, userId, from, at],
  })
  const unread = rows.filter(({ readAt }) => readAt === null)
  return unread.sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime()).map(({ text }) => text)
}

/** Marks what one side wrote as read. @returns how many messages that were */
export async function markRead(tx: Tx, { missionId, userId, from }: Untold, at: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'messages-mark-read',
    text: `update messages set read_at = $4
      where mission_id = $1 and user_id = $2 and read_at is null and ${fromTeamSql} = ($3 = 'team')`,
    values: [missionId, userId, from, at],
  })
  return rowCount
}

/** How many letters and messages somebody wrote since then; until the transaction ends nobody else counts theirs. */
export async function countWritten(tx: Tx, authorId: string, since: Date): Promise<number> {
  // Several at once, in several missions, would otherwise each count without the others.
  await tx.query({
    name: 'messages-lock-author',
    text: `select pg_advisory_xact_lock(hashtextextended('messages of ' || $1::text, 0))`,
    values: [authorId],
  })
  const { rows } = await tx.query<{ count: number }>({
    name: 'messages-count-written',
    text: `select count(distinct coalesce(letter_id, id))::int as count from messages
      where author_id = $1 and sent_at > $2`,
    values: [authorId, since],
  })
  return rows[0]?.count ?? 0
}

/** Removes what was written before the given time. @returns how many messages */
export async function removeBefore(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query({
    name: 'messages-remove-before',
    text: 'delete from messages where sent_at < $1',
    values: [before],
  })
  return rowCount
}

/** Removes the threads of somebody who left, and their name from what they wrote for a team. @returns how many rows */
export async function erasePerson(tx: Tx, userId: string): Promise<number> {
  const threads = await tx.query({
    name: 'messages-erase-threads',
    text: 'delete from messages where user_id = $1',
    values: [userId],
  })
  const written = await tx.query({
    name: 'messages-erase-author',
    text: 'update messages set author_id = null where author_id = $1',
    values: [userId],
  })
  return threads.rowCount + written.rowCount
}
