import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '../database.ts'
import { administer, emptied, type NewDatabase, whatIsNew } from './emptied-database.ts'
import { addressOf, type DatabaseKind, modelOf } from './model-database.ts'
import { required } from './settings.ts'

export interface TestDatabase {
  db: Database
  url: string
  /** Every statement since the start, or since `statements.length = 0`: tests count them. */
  statements: string[]
  /** What began each way to PostgreSQL and back, in the same manner. */
  roundTrips: string[]
  /** Closes the pool and hands the database on to the next test file, or drops it. */
  close(): Promise<void>
}

interface Migrated extends NewDatabase {
  name: string
  url: string
}

/** Migrated databases of this worker that no test file uses: making one takes a quarter of a second, emptying one a few ms. */
const idle = new Map<string, Migrated[]>()

/**
 * A migrated, empty database for one test file alone, on the server that TEST_DATABASE_URL names. A worker uses one
 * database for many files: a file gets the one that the file before it has left, emptied.
 * @param kind what it has before any test has used it
 */
export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const key = [...kind.directories, kind.tables].join('\n')
  const migrated = idle.get(key)?.pop() ?? (await createMigrated(kind))
  const statements: string[] = []
  const roundTrips: string[] = []
  // How soon a new connection stands depends on what else the machine does; tests of the limit open their own.
  const patience = { connectionTimeoutMs: 60_000 }
  const db = openDatabase({
    url: migrated.url,
    onStatement: (text) => void statements.push(text),
    onRoundTrip: (text) => void roundTrips.push(text),
    ...patience,
  })
  return {
    db,
    url: migrated.url,
    statements,
    roundTrips,
    close: async () => {
      await db.close()
      // A database whose schema a test has changed, or whose statistics it has made, would tell the next file something else.
      if (await emptied(migrated.url, migrated)) idle.set(key, [...(idle.get(key) ?? []), migrated])
      else await administer(serverUrl(), `drop database ${migrated.name} with (force)`)
    },
  }
}

async function createMigrated(kind: DatabaseKind): Promise<Migrated> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(serverUrl(), `create database ${name} template ${await modelOf(serverUrl(), kind)}`)
  const url = addressOf(serverUrl(), name)
  return { name, url, ...(await whatIsNew(url)) }
}

function serverUrl(): string {
  return required('TEST_DATABASE_URL')
}
