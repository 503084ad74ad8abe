import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { Failure } from '../failure.ts'

/**
 * A service's database: its owner changes the schema, its app role reads and writes rows and nothing else. Where it
 * keeps the keys of what it seals, a third role reads those, and nothing that they open.
 */
export interface ServiceDatabase {
  name: string
  ownerPassword: string
  appPassword: string
  keysPassword?: string
}

export interface DatabaseAddresses {
  /** For migrations: may change the schema. */
  ownerUrl: string
  /** For the running service: rows only. */
  appUrl: string
  /** For the part of it that opens what is sealed: keys only. */
  keysUrl?: string
}

/**
 * What a service says as it connects (packages/service-kit: database.ts, run-service.ts) is lost on a pooler, which shares
 * connections: so the role has it, however somebody comes in.
 */
export const limitsOfService = { statement_timeout: '5s', idle_in_transaction_session_timeout: '1500ms' } as const

/**
 * Makes the database and the roles of a service where they are missing, and sets rights, limits and passwords again each
 * time, so that a half-made installation heals. Nobody but these roles can connect to it.
 *
 * @param serverUrl somebody who may create databases and roles
 * @throws Failure when the server cannot be reached or refuses
 */
export async function ensureDatabase(serverUrl: string, database: ServiceDatabase): Promise<DatabaseAddresses> {
  const owner = `${database.name}_owner`
  const app = `${database.name}_app`
  const keys = `${database.name}_keys`
  try {
    await connected(serverUrl, async (server) => {
      await ensureRole(server, owner, database.ownerPassword)
      await ensureRole(server, app, database.appPassword)
      for (const [limit, value] of Object.entries(limitsOfService)) {
        await server.query(`alter role ${escapeIdentifier(app)} set ${limit} = ${escapeLiteral(value)}`)
      }
      if (database.keysPassword !== undefined) await ensureRole(server, keys, database.keysPassword)
      const found = await server.query('select 1 from pg_database where datname = $1', [database.name])
      const name = escapeIdentifier(database.name)
      if (found.rowCount === 0) {
        // On a managed server the creator is no superuser and must be a member of the role it gives the database to.
        await server.query(`grant ${escapeIdentifier(owner)} to current_user`)
        await server.query(
          `create database ${name} owner ${escapeIdentifier(owner)} template template0 encoding 'UTF8'`,
        )
      }
      await server.query(`revoke all on database ${name} from public`)
      await server.query(`grant connect on database ${name} to ${escapeIdentifier(app)}`)
      if (database.keysPassword !== undefined) {
        await server.query(`grant connect on database ${name} to ${escapeIdentifier(keys)}`)
      }
    })
    const addresses = databaseAddresses(serverUrl, database)
    await connected(addresses.ownerUrl, (client) => grantRows(client, app))
    return addresses
  } catch (error) {
    throw new Failure(`The database ${database.name} could not be prepared`, {
      why: error instanceof Error ? error.message : String(error),
      advice: `check that ${withoutPassword(serverUrl)} answers and that its user may create databases and roles.`,
    })
  }
}

/** Where the roles of a service's database find it. */
export function databaseAddresses(serverUrl: string, database: ServiceDatabase): DatabaseAddresses {
  const { name, ownerPassword, appPassword, keysPassword } = database
  return {
    ownerUrl: withUser(serverUrl, `${name}_owner`, ownerPassword, name),
    appUrl: withUser(serverUrl, `${name}_app`, appPassword, name),
    ...(keysPassword !== undefined && { keysUrl: withUser(serverUrl, `${name}_keys`, keysPassword, name) }),
  }
}

/** Rows of every table that the owner makes, now and later; nothing that changes the schema. */
async function grantRows(owner: Client, app: string): Promise<void> {
  const role = escapeIdentifier(app)
  await owner.query(`grant usage on schema public to ${role}`)
  await owner.query(
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`,
  )
  await owner.query(`alter default privileges in schema public grant usage, select on sequences to ${role}`)
}

async function ensureRole(server: Client, name: string, password: string): Promise<void> {
  const found = await server.query('select 1 from pg_roles where rolname = $1', [name])
  const verb = found.rowCount === 0 ? 'create' : 'alter'
  const rights = 'login nosuperuser nocreatedb nocreaterole'
  await server.query(`${verb} role ${escapeIdentifier(name)} ${rights} password ${escapeLiteral(password)}`)
}

/** Our own server has no other guests: its service databases are the only ones that a service role may enter. */
export async function closeSystemDatabases(serverUrl: string): Promise<void> {
  await connected(serverUrl, async (server) => {
    await server.query('revoke all on database postgres, template1 from public')
  })
}

/** Deletes a service's database with all that is in it; the roles stay. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await connected(serverUrl, async (server) => {
    await server.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
  })
}

async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function withUser(serverUrl: string, user: string, password: string, database: string): string {
  const url = new URL(serverUrl)
  url.username = user
  url.password = password
  url.pathname = `/${database}`
  return url.href
}

function withoutPassword(serverUrl: string): string {
  const url = new URL(serverUrl)
  url.password = ''
  return url.href
}
