import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { hasSqlState } from '../database-errors.ts'
import type { Log } from '../log.ts'
import { backoff } from '../loop.ts'
import type { LockHolders } from './lock-holders.ts'
import { recordText } from './migration-history.ts'
import { MigrationError, type Migration } from './migration-order.ts'

/**
 * A statement that waits for a table's lock makes everybody wait behind it. A file takes the locks of two existing
 * tables at most (the linter sees to it): nobody waits for longer than 200 ms.
 */
const lockTimeoutMs = 80
/** What holds such a lock changes the catalogue alone, and is quick. */
const statementTimeoutMs = 1000
/** Older files look at all rows, and applied files are never changed: theirs take the time they need. */
export const quickSince = '202611222200'

const noticeMs = 10_000

interface Means {
  client: Client
  holders: LockHolders
  log: Pick<Log, 'info'>
  attempts: number
}

/**
 * Applies one file and notes it in the history.
 * @throws {MigrationError} when it did not get its locks, or did not end in time; nothing of the file is applied then
 */
export async function applyMigration(migration: Migration, means: Means): Promise<void> {
  if (migration.transactional) await applyWithRetries(migration, means)
  else await applyOutsideTransaction(migration, means)
  means.log.info({ migration: migration.name }, 'migration applied')
}

async function applyWithRetries(migration: Migration, { client, holders, log, attempts }: Means): Promise<void> {
  const { name } = migration
  let seen = 'somebody'
  const watched = { client, everyMs: lockTimeoutMs / 4, onSeen: (now: string) => (seen = now) }
  for (let attempt = 0; ; attempt++) {
    try {
      if (attempt === 0) await applyInTransaction(client, migration)
      else await holders.during(watched, () => applyInTransaction(client, migration))
      return
    } catch (error) {
      const reason = reasonToRetry(error)
      if (!reason) throw error
      await client.query('rollback')
      if (attempt + 1 >= attempts) throw givenUp(name, reason, seen)
      log.info({ migration: name, reason, holders: seen }, 'migration tries again')
      await wait(backoff(attempt, 5000))
    }
  }
}

/** All in one message: how long the locks are held depends on the server alone. */
async function applyInTransaction(client: Client, migration: Migration): Promise<void> {
  const { name, sql } = migration
  await client.query(
    `begin;
     set local lock_timeout = ${lockTimeoutMs};
     set local statement_timeout = ${name >= quickSince ? statementTimeoutMs : 0};
     ${sql}
     ;${recordText(client, migration)};
     commit`,
  )
}

type Reason = 'locked' | 'slow'

function reasonToRetry(error: unknown): Reason | undefined {
  if (hasSqlState(error, '55P03') || hasSqlState(error, '40P01')) return 'locked'
  return hasSqlState(error, '57014') ? 'slow' : undefined
}

function givenUp(name: string, reason: Reason, holders: string): MigrationError {
  return new MigrationError(
    reason === 'locked'
      ? `${name} did not get its locks, nothing of it is applied: ${holders} had them. Run the migrations again when that has ended.`
      : `${name} took more than ${statementTimeoutMs} ms while it held its locks, nothing of it is applied: write it anew (docs/guides/migrations.md).`,
  )
}

/** The file's one statement may wait for open transactions, and for long: it makes nobody wait behind it. */
async function applyOutsideTransaction(migration: Migration, { client, holders, log }: Means): Promise<void> {
  // A role may have limits of its own.
  await client.query('set lock_timeout = 0; set statement_timeout = 0')
  await dropInvalidIndex(client, migration)
  const onSeen = (now: string) => log.info({ migration: migration.name, holders: now }, 'migration waits')
  await holders.during({ client, everyMs: noticeMs, onSeen }, () => client.query(migration.sql))
  await client.query(recordText(client, migration))
}

const concurrentIndex = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+([\w.]+)/i

/** A concurrent index that was interrupted is left behind: kept up to date, used by nobody, and taken for made. */
async function dropInvalidIndex(client: Client, { sql }: Migration): Promise<void> {
  const index = concurrentIndex.exec(sql)?.[1]
  if (!index) return
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  )
  if (rowCount) await client.query(`drop index concurrently ${index}`)
}
