import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** Who somebody is at the provider: the pair names one person for good, an e-mail address does not. */
export interface SsoIdentity {
  issuer: string
  subject: string
}

export async function findUserId(db: Queryable, { issuer, subject }: SsoIdentity): Promise<string | undefined> {
  const { rows } = await db.query<{ userId: string }>({
    name: 'sso-identities-find',
    text: 'select user_id as "userId" from sso_identities where issuer = $1 and subject = $2',
    values: [issuer, subject],
  })
  return rows[0]?.userId
}

/** @returns false when the identity already opens an account */
export async function insert(tx: Tx, { issuer, subject }: SsoIdentity, userId: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'sso-identities-insert',
    text: `insert into sso_identities (issuer, subject, user_id, linked_at) values ($1, $2, $3, $4)
           on conflict do nothing`,
    values: [issuer, subject, userId, at],
  })
  return rowCount === 1
}

/** Cuts an account off the provider: at its end, and when an unconfirmed one is replaced. */
export async function removeOf(tx: Tx, userId: string): Promise<void> {
  await tx.query({
    name: 'sso-identities-remove-of',
    text: 'delete from sso_identities where user_id = $1',
    values: [userId],
  })
}
