import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Queryable } from '../database.ts'
import type { Log } from '../log.ts'

/** Any fixed number: two programs that migrate one database wait for each other on it. */
const migrationLock = 4_202_611

/**
 * Takes the lock of this database's migrations for as long as the connection lives. Asks again and again: a statement
 * that waits for the lock would be an open transaction, which a concurrent index waits for.
 */
export async function lockMigrations(client: Client, log: Pick<Log, 'info'>): Promise<void> {
  for (let told = false; ; told = true) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [migrationLock])
    if (rows[0]?.taken) return
    if (!told) log.info({}, 'another migration of this database is under way: waiting for its end')
    await wait(100)
  }
}

/** Whether somebody migrates this database at this moment. */
export async function isMigrating(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query({
    text: `select from pg_locks where locktype = 'advisory' and objid = $1 and granted
           and database = (select oid from pg_database where datname = current_database())`,
    values: [migrationLock],
  })
  return rowCount > 0
}
