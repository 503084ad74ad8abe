import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

interface TokenRow {
  hash: Buffer
  sessionId: string
  createdAt: Date
  usedAt: Date | null
}

export const table = defineTable<TokenRow>('refresh_tokens', {
  hash: 'bytea',
  sessionId: 'uuid',
  createdAt: 'timestamptz',
  usedAt: 'timestamptz',
})

/** Stores a token by its hash; storing the same one again (a race for one successor) changes nothing. */
export async function insert(tx: Tx, hash: Buffer, sessionId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'refresh-tokens-insert',
    text: 'insert into refresh_tokens (hash, session_id, created_at) values ($1, $2, $3) on conflict do nothing',
    values: [hash, sessionId, at],
  })
}

/**
 * Takes an unused token. One statement, so that of two who present it at once exactly one wins.
 * @returns the session, or nothing when the token is unknown or was used before
 */
export async function take(tx: Tx, hash: Buffer, at: Date): Promise<{ sessionId: string } | undefined> {
  const { rows } = await tx.query<{ sessionId: string }>({
    name: 'refresh-tokens-take',
    text: `update refresh_tokens set used_at = $2 where hash = $1 and used_at is null
           returning ${table.pick('sessionId').select()}`,
    values: [hash, at],
  })
  return rows[0]
}

export async function find(
  db: Queryable,
  hash: Buffer,
): Promise<{ sessionId: string; usedAt: Date | null } | undefined> {
  const { rows } = await db.query<{ sessionId: string; usedAt: Date | null }>({
    name: 'refresh-tokens-find',
    text: `select ${table.pick('sessionId', 'usedAt').select()} from refresh_tokens where hash = $1`,
    values: [hash],
  })
  return rows[0]
}
