import type { Queryable } from '../database.ts'
import { readMigrations } from './migration-files.ts'
import { isMigrating } from './migration-lock.ts'
import { pendingOf, type Applied, type Migration } from './migration-order.ts'

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
  const applied = await appliedTo(db)
  if (missingOf(folders, applied).length === 0) return
  // Asked between two looks: a run that began after the first one is under way now, or its files are there.
  const migrating = await isMigrating(db)
  const missing = missingOf(folders, await appliedTo(db))
  if (missing.length > 0) throw new SchemaTooOld(missing, migrating || applied.length === 0)
}

function missingOf(folders: Migration[][], applied: Applied[]): string[] {
  return pendingOf(folders, applied)
    .filter(({ contract }) => !contract)
    .map(({ name }) => name)
}

async function appliedTo(db: Queryable): Promise<Applied[]> {
  const { rows } = await db.query<{ table: string | null }>({
    text: `select to_regclass('schema_migrations') as table`,
  })
  if (!rows[0]?.table) return []
  return (await db.query<Applied>({ text: 'select name, checksum from schema_migrations' })).rows
}
