import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

/** Who somebody is at the provider: the pair names one person for good, an e-mail address does not. */
export interface SsoIdentity {
  issuer: string
  subject: string
}

export const table = defineTable<SsoIdentity & { userId: string; linkedAt: Date }>('sso_identities', {
  issuer: 'text',
  subject: 'text',
  userId: 'uuid',
  linkedAt: 'timestamptz',
})

const insertRow = table.insert({ name: 'sso-identities-insert', then: 'on conflict do nothing' })

export async function findUserId(db: Queryable, { issuer, subject }: SsoIdentity): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>({
    name: 'sso-identities-find',
    text: 'select user_id as id from sso_identities where issuer = $1 and subject = $2',
    values: [issuer, subject],
  })
  return rows[0]?.id
}

/** @returns false when the identity already opens an account */
export async function insert(tx: Tx, identity: SsoIdentity, userId: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query(insertRow({ ...identity, userId, linkedAt: at }))
  return rowCount === 1
}

/** Cuts an account off the provider: at its end, when its password is reset, and when an unconfirmed one is replaced. */
export async function removeOf(tx: Tx, userId: string): Promise<void> {
  await tx.query({
    name: 'sso-identities-remove-of',
    text: 'delete from sso_identities where user_id = $1',
    values: [userId],
  })
}
