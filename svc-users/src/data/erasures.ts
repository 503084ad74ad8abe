import { erasureParts, type ErasurePart } from '@ensemble/contracts/users/erasure'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

export interface StoredErasure {
  userId: string
  askedAt: Date
  parts: Partial<Record<ErasurePart, { at: string; rows: number }>>
  doneAt: Date | null
}

export const table = defineTable<StoredErasure>('erasures', {
  userId: 'uuid',
  askedAt: 'timestamptz',
  parts: 'jsonb',
  doneAt: 'timestamptz',
})

export async function insert(tx: Tx, userId: string, receiptHash: Buffer, at: Date): Promise<void> {
  await tx.query({
    name: 'erasures-insert',
    text: 'insert into erasures (user_id, receipt_hash, asked_at) values ($1, $2, $3)',
    values: [userId, receiptHash, at],
  })
}

/** Notes that a part is erased, the first time that it is said; with the last part the erasure is done. */
export async function notePart(
  tx: Tx,
  { userId, part, rows, at }: { userId: string; part: ErasurePart; rows: number; at: Date },
): Promise<void> {
  await tx.query({
    name: 'erasures-note-part',
    text: `update erasures e set parts = n.parts,
             done_at = case when n.parts ?& $4::text[] then coalesce(e.done_at, $5) end
           from (select user_id, jsonb_build_object($2::text, $3::jsonb) || parts as parts from erasures
                 where user_id = $1 for update) n
           where e.user_id = n.user_id`,
    values: [userId, part, JSON.stringify({ at: at.toISOString(), rows }), [...erasureParts], at],
  })
}

export async function findByReceipt(db: Queryable, receiptHash: Buffer): Promise<StoredErasure | undefined> {
  const { rows } = await db.query<StoredErasure>({
    name: 'erasures-by-receipt',
    text: `select ${table.select()} from erasures where receipt_hash = $1`,
    values: [receiptHash],
  })
  return rows[0]
}

/** People whose names the broker may still hold: every service has taken the event that told it to erase. */
export async function findToPurge(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'erasures-to-purge',
    text: `select user_id as id from erasures
           where done_at is null and parts ?& array['users', 'missions', 'articles'] and not parts ? 'events'
           order by asked_at limit 100`,
  })
  return rows.map(({ id }) => id)
}
