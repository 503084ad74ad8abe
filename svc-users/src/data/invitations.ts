import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** Keeps the hash of an invitation's token in place of the one before. */
export async function setToken(tx: Tx, userId: string, tokenHash: Buffer | null): Promise<void> {
  await tx.query({
    name: 'invitations-set-token',
    text: 'update users set invitation_hash = $2 where id = $1',
    values: [userId, tokenHash],
  })
}

/** Whom a token invites, whether or not they have answered. */
export async function findByToken(db: Queryable, tokenHash: Buffer): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>({
    name: 'invitations-by-token',
    text: 'select id from users where invitation_hash = $1',
    values: [tokenHash],
  })
  return rows[0]?.id
}
