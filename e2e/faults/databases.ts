import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { dataDir } from '../platform.ts'
import { addressOf } from './programs.ts'

export type Database = 'ensemble_users' | 'ensemble_missions' | 'ensemble_articles'

/** Address of a service's database, with the rights of the service or of its migrations. */
export function databaseUrl(database: Database, role: 'app' | 'owner' = 'app', address = serverAddress()): string {
  const user = `${database}_${role}`
  const password = readFileSync(join(dataDir, 'secrets', 'passwords', user), 'utf8').trim()
  return `postgres://${user}:${encodeURIComponent(password)}@${address}/${database}`
}

/** Where the server is: where there are two of them, whoever is the primary. */
export function serverAddress(): string {
  return process.env['DATABASE_ADDRESS'] ?? addressOf('postgres')
}

/** Reads what no call of the API shows: the rows of svc-users. */
export function readUsers<Row>(text: string, values: unknown[]): Promise<Row[]> {
  return read('ensemble_users', text, values)
}

/** The same of svc-missions. */
export function readMissions<Row>(text: string, values: unknown[]): Promise<Row[]> {
  return read('ensemble_missions', text, values)
}

/** Reads the rows of a service. */
export function read<Row>(database: Database, text: string, values: unknown[] = []): Promise<Row[]> {
  return query(databaseUrl(database), text, values)
}

/** Does to a database what no program would: the fault itself, or its end. */
export async function changeAsOwner(database: Database, text: string): Promise<void> {
  await query(databaseUrl(database, 'owner'), text, [])
}

export async function query<Row>(connectionString: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  // A server that dies under an idle connection is news for whoever asks next.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query(text, values)
    return rows
  } finally {
    await client.end().catch(() => undefined)
  }
}
