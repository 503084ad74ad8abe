import type { Queryable } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

/** One visit to the provider: what its answer must match. */
export interface SsoTransaction {
  /** SHA-256 of the state, and of the secret that the visitor's browser holds. */
  stateHash: Buffer
  browserHash: Buffer
  nonce: string
  codeVerifier: string
  returnTo: string
  /** The provider must ask who is there, although it knows. */
  prove: boolean
  /** Whether the session that it opens outlives the browser. */
  kept: boolean
  expiresAt: Date
}

export const table = defineTable<SsoTransaction>('sso_transactions', {
  stateHash: 'bytea',
  browserHash: 'bytea',
  nonce: 'text',
  codeVerifier: 'text',
  returnTo: 'text',
  prove: 'boolean',
  kept: 'boolean',
  expiresAt: 'timestamptz',
})

const insertRow = table.insert({ name: 'sso-transactions-insert' })

export async function insert(db: Queryable, transaction: SsoTransaction): Promise<void> {
  await db.query(insertRow(transaction))
}

/** Takes a transaction, once: an answer that comes again, or that was never asked for, finds nothing. */
export async function take(db: Queryable, stateHash: Buffer, at: Date): Promise<SsoTransaction | undefined> {
  const { rows } = await db.query<SsoTransaction>({
    name: 'sso-transactions-take',
    text: `update sso_transactions set used_at = $2 where state_hash = $1 and used_at is null
           returning ${table.select()}`,
    values: [stateHash, at],
  })
  return rows[0]
}
