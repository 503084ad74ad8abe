import type { Queryable, Tx } from '@ensemble/service-kit/database'
import type { Session } from '../domain/session.ts'

const columns = `id, user_id as "userId", created_at as "createdAt", last_used_at as "lastUsedAt",
  ended_at as "endedAt", kept`

export async function insert(tx: Tx, session: Session): Promise<void> {
  await tx.query({
    name: 'sessions-insert',
    text: 'insert into sessions (id, user_id, created_at, last_used_at, kept) values ($1, $2, $3, $4, $5)',
    values: [session.id, session.userId, session.createdAt, session.lastUsedAt, session.kept],
  })
}

export async function find(db: Queryable, id: string): Promise<Session | undefined> {
  const { rows } = await db.query<Session>({
    name: 'sessions-find',
    text: `select ${columns} from sessions where id = $1`,
    values: [id],
  })
  return rows[0]
}

export async function touch(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'sessions-touch',
    text: 'update sessions set last_used_at = greatest(last_used_at, $2) where id = $1',
    values: [id, at],
  })
}

/** @returns false when the session had already ended */
export async function end(tx: Tx, id: string, at: Date, reason: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'sessions-end',
    text: 'update sessions set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null',
    values: [id, at, reason],
  })
  return rowCount === 1
}

export async function endAll(tx: Tx, userId: string, at: Date, reason: string): Promise<void> {
  await tx.query({
    name: 'sessions-end-all',
    text: 'update sessions set ended_at = $2, end_reason = $3 where user_id = $1 and ended_at is null',
    values: [userId, at, reason],
  })
}
