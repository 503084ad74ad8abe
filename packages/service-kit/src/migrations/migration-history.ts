import type { Client } from 'pg'
import type { Applied, Migration } from './migration-order.ts'

/** Makes the table of applied migrations where it is missing, and gives the runtime role its rights. */
export async function prepareHistory(client: Client): Promise<void> {
  await client.query('begin')
  await client.query(
    `create table if not exists schema_migrations
     (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  )
  await grantToRuntimeRole(client)
  await client.query('commit')
}

export async function appliedMigrations(client: Client): Promise<Applied[]> {
  return (await client.query<Applied>('select name, checksum from schema_migrations')).rows
}

/** The statement that notes a file as applied, as text: it goes to the server together with the file. */
export function recordText(client: Client, { name, checksum }: Migration): string {
  const values = [name, checksum].map((value) => client.escapeLiteral(value)).join(', ')
  return `insert into schema_migrations (name, checksum) values (${values})`
}

/** The runtime role may change rows and nothing else. It is named after the database; without one nothing is granted. */
async function grantToRuntimeRole(client: Client): Promise<void> {
  const { rows } = await client.query<{ role: string }>(
    `select quote_ident(rolname) as role from pg_roles where rolname = current_database() || '_app'`,
  )
  for (const { role } of rows) {
    await client.query(
      `alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
       grant usage on schema public to ${role};
       revoke insert, update, delete on schema_migrations from ${role};
       grant select on schema_migrations to ${role}`,
    )
  }
}
