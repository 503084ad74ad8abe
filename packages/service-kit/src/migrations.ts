import pg, { type Client } from 'pg'
import { type Log } from './log.ts'
import { type Queryable } from './database.ts'
import { readMigrations } from './migration-files.ts'
import { pendingOf, type Applied, type Migration } from './migration-order.ts'

export { MigrationError } from './migration-order.ts'

/** Any fixed number: two programs that migrate one database wait for each other on it. */
const migrationLock = 4_202_611

/**
 * Brings a database to the schema of this release: all that is missing in one transaction, or nothing.
 * A step of its own before the start of a service, with the owner role (reliability.md §3Q).
 * @param settings.directories the kit's folder first, then the service's own
 * @returns names of the files applied now
 * @throws {MigrationError} with a sentence that says what to do, when history was changed or reordered
 */
export async function migrate({
  url,
  directories,
  log,
}: {
  url: string
  directories: readonly string[]
  log: Pick<Log, 'info'>
}): Promise<string[]> {
  const folders = await Promise.all(directories.map(readMigrations))
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined) // the query in flight rejects too, and carries the news
  await client.connect()
  try {
    await client.query('begin')
    const names = await applyPending(client, folders, log)
    await client.query('commit')
    return names
  } finally {
    await client.end()
  }
}

async function applyPending(client: Client, folders: Migration[][], log: Pick<Log, 'info'>): Promise<string[]> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  // From here on a lock that does not come within 3 s means live traffic: give up rather than queue it all behind us.
  await client.query("set local lock_timeout = '3s'")
  await client.query(
    `create table if not exists schema_migrations
     (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  )
  await grantToRuntimeRole(client)
  const { rows } = await client.query<Applied>('select name, checksum from schema_migrations')
  const pending = pendingOf(folders, rows)
  for (const migration of pending) {
    await client.query(migration.sql)
    const row = [migration.name, migration.checksum]
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', row)
    log.info({ migration: migration.name }, 'migration applied')
  }
  return pending.map(({ name }) => name)
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

/** The database lacks migrations of this release; the message says what to do. */
export class SchemaTooOld extends Error {
  override readonly name = 'SchemaTooOld'
  /** Nothing at all has been applied: a database that is still being made. */
  readonly empty: boolean

  constructor(missing: readonly string[], empty: boolean) {
    super(`The database lacks ${missing.join(', ')}: run the migrations of this service first (db:migrate).`)
    this.empty = empty
  }
}

/**
 * Makes sure that the database has at least this release's schema; a newer one is fine.
 * @throws {SchemaTooOld} when a migration is missing
 */
export async function expectSchema(db: Queryable, directories: readonly string[]): Promise<void> {
  const folders = await Promise.all(directories.map(readMigrations))
  const { rows } = await db.query<{ table: string | null }>({
    text: `select to_regclass('schema_migrations') as table`,
  })
  const applied = rows[0]?.table
    ? (await db.query<Applied>({ text: 'select name, checksum from schema_migrations' })).rows
    : []
  const missing = pendingOf(folders, applied).map(({ name }) => name)
  if (missing.length > 0) throw new SchemaTooOld(missing, applied.length === 0)
}
