import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable, selectList } from '@ensemble/service-kit/table'
import type { Session } from '../domain/session.ts'

export const table = defineTable<Session>('sessions', {
  id: 'uuid',
  userId: 'uuid',
  createdAt: 'timestamptz',
  lastUsedAt: 'timestamptz',
  endedAt: 'timestamptz',
  provedAt: 'timestamptz',
  kept: 'boolean',
  device: 'text',
})

const columns = table.select()
const insertSession = table.without('endedAt').insert({ name: 'sessions-insert' })

export async function insert(tx: Tx, session: Session): Promise<void> {
  await tx.query(insertSession(session))
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

/** Of the person's own session alone, as long as it is open. */
export async function noteProof(db: Queryable, { id, userId, at }: { id: string; userId: string; at: Date }) {
  await db.query({
    name: 'sessions-note-proof',
    text: 'update sessions set proved_at = $3 where id = $1 and user_id = $2 and ended_at is null',
    values: [id, userId, at],
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

/** Ends every session of a person but one. @returns those that ended */
export async function endAll(
  tx: Tx,
  userId: string,
  at: Date,
  reason: string,
  keptId: string | null = null,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'sessions-end-all',
    text: `update sessions set ended_at = $2, end_reason = $3
           where user_id = $1 and ended_at is null and id is distinct from $4 returning id`,
    values: [userId, at, reason, keptId],
  })
  return rows.map(({ id }) => id)
}

/** Sessions of a person that nobody has ended, the last one used first; some may have run out. */
export async function findOpen(db: Queryable, userId: string): Promise<Session[]> {
  const { rows } = await db.query<Session>({
    name: 'sessions-find-open',
    text: `select ${columns} from sessions where user_id = $1 and ended_at is null order by last_used_at desc, id`,
    values: [userId],
  })
  return rows
}

const traces = selectList({ before: 'count(*) > 0', onDevice: 'count(*) filter (where device = $2) > 0' })

/** Whether somebody has been here before, and on such a device. */
export async function findTraces(
  db: Queryable,
  userId: string,
  device: string,
): Promise<{ before: boolean; onDevice: boolean }> {
  const { rows } = await db.query<{ before: boolean; onDevice: boolean }>({
    name: 'sessions-find-traces',
    text: `select ${traces} from sessions where user_id = $1`,
    values: [userId, device],
  })
  return rows[0] ?? { before: false, onDevice: false }
}
