import type { Queryable } from '@ensemble/service-kit/database'

/** One visit to the provider: what its answer must match. */
export interface SsoTransaction {
  /** SHA-256 of the state, and of the secret that the visitor's browser holds. */
  stateHash: Buffer
  browserHash: Buffer
  nonce: string
  codeVerifier: string
  returnTo: string
  expiresAt: Date
}

export async function insert(db: Queryable, transaction: SsoTransaction): Promise<void> {
  const { stateHash, browserHash, nonce, codeVerifier, returnTo, expiresAt } = transaction
  await db.query({
    name: 'sso-transactions-insert',
    text: `insert into sso_transactions (state_hash, browser_hash, nonce, code_verifier, return_to, expires_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [stateHash, browserHash, nonce, codeVerifier, returnTo, expiresAt],
  })
}

/** Takes a transaction, once: an answer that comes again, or that was never asked for, finds nothing. */
export async function take(db: Queryable, stateHash: Buffer, at: Date): Promise<SsoTransaction | undefined> {
  const { rows } = await db.query<SsoTransaction>({
    name: 'sso-transactions-take',
    text: `update sso_transactions set used_at = $2 where state_hash = $1 and used_at is null
           returning state_hash as "stateHash", browser_hash as "browserHash", nonce, code_verifier as "codeVerifier",
             return_to as "returnTo", expires_at as "expiresAt"`,
    values: [stateHash, at],
  })
  return rows[0]
}
