import type { Queryable } from '../database.ts'
import { readMigrations } from './migration-files.ts'
import { isMigrating } from './migration-lock.ts'
import { pendingOf, type Applied } from './migration-order.ts'

/** The database lacks migrations of this release; the message says what to do. */
export class SchemaTooOld extends Error {
  override readonly name = 'SchemaTooOld'
  /** The database is still being made: nothing at all has been applied, or somebody migrates it at this moment. */
  readonly beingMade: boolean

  constructor(missing: readonly string[], beingMade: boolean) {
    super(`The database lacks ${missing.join(', ')}: run the migrations of this service first (db:migrate).`)
    this.beingMade = beingMade
  }
}

/**
 * Makes sure that the database has at least this release's schema; a newer one is fine, and so is one whose contract
 * step is still to come: no release needs what it takes away to be gone.
 * @throws {SchemaTooOld} when a migration is missing
 */
export async function expectSchema(db: Queryable, directories: readonly string[]): Promise<void> {
  const folders = await Promise.all(directories.map(readMigrations))
  // Asked first: once the files are there, nobody may be migrating any more.
  const migrating = await isMigrating(db)
  const { rows } = await db.query<{ table: string | null }>({
    text: `select to_regclass('schema_migrations') as table`,
  })
  const applied = rows[0]?.table
    ? (await db.query<Applied>({ text: 'select name, checksum from schema_migrations' })).rows
    : []
  const missing = pendingOf(folders, applied).filter(({ contract }) => !contract)
  if (missing.length > 0) {
    throw new SchemaTooOld(
      missing.map(({ name }) => name),
      migrating || applied.length === 0,
    )
  }
}
