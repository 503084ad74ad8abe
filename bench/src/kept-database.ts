import pg from 'pg'
import { settings } from './settings.ts'

interface Filling {
  /** Says what the database holds, its sizes too: other sizes are another database. */
  name: string
  migrate: (databaseUrl: string) => void
  load: (db: pg.Client) => Promise<void>
}

/** A database that is filled once and kept for the next run. @returns its address */
export async function keptDatabase({ name, migrate, load }: Filling): Promise<string> {
  const url = new URL(settings.databaseUrl)
  url.pathname = `/${name}`
  const done = `${name}_done`
  const server = new pg.Client({ connectionString: settings.databaseUrl })
  await server.connect()
  const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [done])
  if (rowCount === 0) {
    await server.query(`drop database if exists ${name} with (force)`)
    await server.query(`create database ${name}`)
    migrate(url.href)
    const db = new pg.Client({ connectionString: url.href })
    await db.connect()
    console.log('Loading:')
    await load(db)
    await db.end()
    // Only a whole load gets this name.
    await server.query(`alter database ${name} rename to ${done}`)
  }
  await server.end()
  url.pathname = `/${done}`
  // What was loaded with an older form gets what has come since.
  if (rowCount !== 0) migrate(url.href)
  return url.href
}
