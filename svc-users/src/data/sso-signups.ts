import type { Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

/** An identity that the provider has proven and that has no account yet. */
export interface SsoSignup {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
}

export const table = defineTable<SsoSignup & { tokenHash: Buffer; expiresAt: Date }>('sso_signups', {
  tokenHash: 'bytea',
  issuer: 'text',
  subject: 'text',
  email: 'text',
  emailVerified: 'boolean',
  expiresAt: 'timestamptz',
})

const insertRow = table.insert({ name: 'sso-signups-insert' })

export async function insert(tx: Tx, tokenHash: Buffer, signup: SsoSignup, expiresAt: Date): Promise<void> {
  await tx.query(insertRow({ tokenHash, ...signup, expiresAt }))
}

/** Uses a sign-up token, once and in time. @returns the identity that it stands for, or nothing */
export async function take(tx: Tx, tokenHash: Buffer, at: Date): Promise<SsoSignup | undefined> {
  const { rows } = await tx.query<SsoSignup>({
    name: 'sso-signups-take',
    text: `update sso_signups set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2
           returning ${table.without('tokenHash', 'expiresAt').select()}`,
    values: [tokenHash, at],
  })
  return rows[0]
}
