import type { TableChoice } from '@ensemble/contracts/users/own-tables'
import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** More than the platform has; beyond it, those that were changed longest ago go. */
const tablesPerPerson = 40

/** How somebody wants their tables, by the name of the table. */
export async function list(db: Queryable, userId: string): Promise<{ name: string; choice: TableChoice }[]> {
  const { rows } = await db.query<{ name: string; choice: TableChoice }>({
    name: 'own-tables-list',
    text: 'select name, choice from own_tables where user_id = $1 order by name',
    values: [userId],
  })
  return rows
}

export async function keep(tx: Tx, userId: string, name: string, choice: TableChoice, now: Date): Promise<void> {
  await tx.query({
    name: 'own-tables-keep',
    text: `insert into own_tables (user_id, name, choice, updated_at) values ($1, $2, $3, $4)
           on conflict (user_id, name) do update set choice = excluded.choice, updated_at = excluded.updated_at`,
    values: [userId, name, JSON.stringify(choice), now],
  })
  await tx.query({
    name: 'own-tables-trim',
    text: `delete from own_tables where user_id = $1 and name in (
             select name from own_tables where user_id = $1 order by (name = $2) desc, updated_at desc offset $3)`,
    values: [userId, name, tablesPerPerson],
  })
}

export async function removeOf(tx: Tx, userId: string): Promise<void> {
  await tx.query({ name: 'own-tables-remove', text: 'delete from own_tables where user_id = $1', values: [userId] })
}
