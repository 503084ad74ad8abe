import type { Tx } from '@ensemble/service-kit/database'

/** An identity that the provider has proven and that has no account yet. */
export interface SsoSignup {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
}

export async function insert(tx: Tx, tokenHash: Buffer, signup: SsoSignup, expiresAt: Date): Promise<void> {
  await tx.query({
    name: 'sso-signups-insert',
    text: `insert into sso_signups (token_hash, issuer, subject, email, email_verified, expires_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [tokenHash, signup.issuer, signup.subject, signup.email, signup.emailVerified, expiresAt],
  })
}

/** Uses a sign-up token, once and in time. @returns the identity that it stands for, or nothing */
export async function take(tx: Tx, tokenHash: Buffer, at: Date): Promise<SsoSignup | undefined> {
  const { rows } = await tx.query<SsoSignup>({
    name: 'sso-signups-take',
    text: `update sso_signups set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2
           returning issuer, subject, email, email_verified as "emailVerified"`,
    values: [tokenHash, at],
  })
  return rows[0]
}
