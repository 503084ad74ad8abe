import pg from 'pg'
import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '../database.ts'
import { migrate } from '../migrations.ts'
import { required } from './settings.ts'

export interface TestDatabase {
  db: Database
  url: string
  /** Every statement since the start, or since `statements.length = 0`: tests count them. */
  statements: string[]
  /** Closes the pool and drops the database. */
  close(): Promise<void>
}

/**
 * A migrated database of its own for one test file, on the server that TEST_DATABASE_URL names.
 * @param options.directories folders of migrations, the kit's first; none leaves the database empty
 */
export async function createTestDatabase({ directories }: { directories: readonly string[] }): Promise<TestDatabase> {
  const server = required('TEST_DATABASE_URL')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  if (directories.length > 0) await migrate({ url: url.href, directories, log: { info: () => undefined } })
  const statements: string[] = []
  const db = openDatabase({ url: url.href, onStatement: (text) => void statements.push(text) })
  return {
    db,
    url: url.href,
    statements,
    close: async () => {
      await db.close()
      await administer(server, `drop database ${name} with (force)`)
    },
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
