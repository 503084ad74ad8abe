import { createHash } from 'node:crypto'
import { readMigrations } from '../migrations/migration-files.ts'
import { migrate } from '../migrations/migrate.ts'
import { administer, withClient } from './emptied-database.ts'

/** What a database has before any test has used it. */
export interface DatabaseKind {
  /** Folders of migrations, the kit's first; none leaves the database without tables. */
  directories: readonly string[]
  /** Statements that make tables of the tests' own: what a test makes by itself ends the database with its file. */
  tables?: string
}

/**
 * The database that those of a kind are copies of: a copy takes a third of the work of migrations. The first worker that
 * asks makes it, and the others wait.
 * @param server the server's address
 * @returns its name, which tells what it holds
 */
export async function modelOf(server: string, kind: DatabaseKind): Promise<string> {
  const name = await nameOf(kind)
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    // What a worker was killed over is no template yet.
    const made = await client.query('select from pg_database where datname = $1 and datistemplate', [name])
    if (made.rowCount) return
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
    await fill(addressOf(server, name), kind)
    await client.query(`alter database ${name} with is_template true allow_connections false`)
  })
  return name
}

/** The address of one database of a server. */
export function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function nameOf({ directories, tables = '' }: DatabaseKind): Promise<string> {
  const migrations = (await Promise.all(directories.map(readMigrations))).flat()
  const held = [...migrations.map(({ name, checksum }) => `${name} ${checksum}`), tables].join('\n')
  return `model_${createHash('sha256').update(held).digest('hex').slice(0, 32)}`
}

async function fill(url: string, { directories, tables }: DatabaseKind): Promise<void> {
  if (directories.length > 0) await migrate({ url, directories, log: { info: () => undefined } })
  if (tables !== undefined) await administer(url, tables)
}
