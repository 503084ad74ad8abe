import pg, { type Client } from 'pg'
import type { Log } from '../log.ts'
import { applyMigration } from './apply-migration.ts'
import { LockHolders } from './lock-holders.ts'
import { readMigrations } from './migration-files.ts'
import { appliedMigrations, prepareHistory } from './migration-history.ts'
import { lockMigrations } from './migration-lock.ts'
import { pendingOf, type Migration } from './migration-order.ts'

export interface MigrateSettings {
  /** The owner's, without a pooler between: the lock belongs to a session. */
  url: string
  /** The kit's folder first, then the service's own. */
  directories: readonly string[]
  log: Pick<Log, 'info'>
  /** Apply the contract files too: only once no older release runs. A database without any history gets all files. */
  contract?: boolean
  /** How often a file that does not get its locks is tried: about two minutes by default. */
  attempts?: number
}

/**
 * Brings a database to the schema of this release, file by file: what one has done stays when the next one fails.
 * A step of its own before the start of a service, with the owner role, while people work (docs/guides/migrations.md).
 * @returns names of the files applied now
 * @throws {MigrationError} with a sentence that says what to do: history was changed or reordered, or a lock did not come
 */
export async function migrate({ url, directories, log, ...options }: MigrateSettings): Promise<string[]> {
  const { contract = false, attempts = 30 } = options
  const folders = await Promise.all(directories.map(readMigrations))
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined) // the query in flight rejects too, and carries the news
  await client.connect()
  const holders = new LockHolders(url)
  try {
    await lockMigrations(client, log)
    const due = await dueMigrations(client, folders, contract, log)
    for (const migration of due) await applyMigration(migration, { client, holders, log, attempts })
    return due.map(({ name }) => name)
  } finally {
    await Promise.all([client.end(), holders.close()])
  }
}

async function dueMigrations(
  client: Client,
  folders: Migration[][],
  contract: boolean,
  log: Pick<Log, 'info'>,
): Promise<Migration[]> {
  await prepareHistory(client)
  const applied = await appliedMigrations(client)
  const pending = pendingOf(folders, applied)
  if (contract || applied.length === 0) return pending
  const left = pending.filter((migration) => migration.contract).map(({ name }) => name)
  if (left.length > 0) log.info({ left }, 'contract step is left: run it once no older release runs')
  return pending.filter((migration) => !migration.contract)
}
