import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** How somebody reads the site: nobody else is told of it, and no version of the account is raised. */
export async function find(db: Queryable, userId: string): Promise<string[] | undefined> {
  const { rows } = await db.query<{ words: string[] }>({
    name: 'comforts-find',
    text: 'select words from comforts where user_id = $1',
    values: [userId],
  })
  return rows[0]?.words
}

/** The words of a choice; none of them is a choice as well. */
export async function keep(tx: Tx, userId: string, words: readonly string[]): Promise<void> {
  await tx.query({
    name: 'comforts-keep',
    text: 'insert into comforts (user_id, words) values ($1, $2) on conflict (user_id) do update set words = $2',
    values: [userId, words],
  })
}

export async function removeOf(tx: Tx, userId: string): Promise<void> {
  await tx.query({ name: 'comforts-remove', text: 'delete from comforts where user_id = $1', values: [userId] })
}
