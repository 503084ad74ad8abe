import { type Database, openDatabase } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { migrationFolders } from '../service/migration-folders.ts'
import { createTestDatabase } from './test-database.ts'

/** A database as an installation has it, opened by each of the roles that its service goes by. */
export interface RolesDatabase {
  /** By its owner, who may do anything. */
  owner: Database
  /** By the service's usual role, which works on every table of the schema `public`. */
  app: Database
  /** By the role that reads wrapped keys. */
  reader: Database
  close(): Promise<void>
}

/** @param options.contract applies what is left for when the release before runs no more */
export async function createRolesDatabase(
  service: Parameters<typeof migrationFolders>[0],
  { contract = false }: { contract?: boolean } = {},
): Promise<RolesDatabase> {
  const database = await createTestDatabase({ directories: [] })
  const { db: owner, url } = database
  const log = { info: () => undefined }
  const openAs = async (name: string) => {
    const own = new URL(url)
    const role = `${own.pathname.slice(1)}_${name}`
    await owner.query({ text: `create role ${role} login password '${name}'` })
    own.username = role
    own.password = name
    return { role, db: openDatabase({ url: own.href }) }
  }
  const [app, reader] = [await openAs('app'), await openAs('keys')]
  await migrate({ url, directories: migrationFolders(service), log, contract })
  const { rows } = await owner.query<{ tables: string }>({
    text: `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  })
  await owner.query({ text: `grant select, insert, update, delete on ${rows[0]?.tables ?? ''} to ${app.role}` })
  await owner.query({ text: `grant usage, select on all sequences in schema public to ${app.role}` })
  return {
    owner,
    app: app.db,
    reader: reader.db,
    close: async () => {
      for (const { role, db } of [app, reader]) {
        await db.close()
        await owner.query({ text: `drop owned by ${role}` })
        await owner.query({ text: `drop role ${role}` })
      }
      await database.close()
    },
  }
}
