import type { Language } from '@ensemble/contracts/enumerations'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'
import { createHash } from 'node:crypto'

interface CalendarFeed {
  userId: string
  /** Of the end of its address: whoever reads the table reads no calendar. */
  secretHash: string
  createdAt: Date
}

export const table = defineTable<CalendarFeed>('calendar_feeds', {
  userId: 'uuid',
  secretHash: 'text',
  createdAt: 'timestamptz',
})

const upsert = table.insert({
  name: 'calendar-feed-upsert',
  then: 'on conflict (user_id) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at',
})

/** Gives somebody an address; the one of before, if any, stops. */
export async function save(tx: Tx, userId: string, secret: string, createdAt: Date): Promise<void> {
  await tx.query(upsert({ userId, secretHash: hashOf(secret), createdAt }))
}

export async function remove(tx: Tx, userId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'calendar-feed-remove',
    text: 'delete from calendar_feeds where user_id = $1',
    values: [userId],
  })
  return rowCount
}

/** Since when somebody has an address. */
export async function since(db: Queryable, userId: string): Promise<Date | null> {
  const { rows } = await db.query<{ createdAt: Date }>({
    name: 'calendar-feed-since',
    text: `select ${table.pick('createdAt').select()} from calendar_feeds where user_id = $1`,
    values: [userId],
  })
  return rows[0]?.createdAt ?? null
}

/** Whose address this is, as long as their account is open. */
export async function findReader(
  db: Queryable,
  secret: string,
): Promise<{ id: string; language: Language } | undefined> {
  const { rows } = await db.query<{ id: string; language: Language }>({
    name: 'calendar-feed-reader',
    text: `select m.id, m.language from calendar_feeds f join members_v1 m on m.id = f.user_id
      where f.secret_hash = $1 and m.status = 'validated' and not m.deleted`,
    values: [hashOf(secret)],
  })
  return rows[0]
}

/** A secret of 256 random bits needs no slow hash. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
