import type { TableChoice } from '@ensemble/contracts/users/own-tables'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

interface OwnTableRow {
  userId: string
  name: string
  choice: TableChoice
  updatedAt: Date
}

export const table = defineTable<OwnTableRow>('own_tables', {
  userId: 'uuid',
  name: 'text',
  choice: 'jsonb',
  updatedAt: 'timestamptz',
})

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

const keepRow = table.insert({
  name: 'own-tables-keep',
  then: `on conflict (user_id, name) do update set ${table.pick('choice', 'updatedAt').excludedBut()}`,
})

export async function keep(tx: Tx, row: OwnTableRow): Promise<void> {
  await tx.query(keepRow(row))
  await tx.query({
    name: 'own-tables-trim',
    text: `delete from own_tables where user_id = $1 and name in (
             select name from own_tables where user_id = $1 order by (name = $2) desc, updated_at desc offset $3)`,
    values: [row.userId, row.name, tablesPerPerson],
  })
}

export async function removeOf(tx: Tx, userId: string): Promise<void> {
  await tx.query({ name: 'own-tables-remove', text: 'delete from own_tables where user_id = $1', values: [userId] })
}
