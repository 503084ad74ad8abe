import { randomUUID } from 'node:crypto'
import { type Database, inTransaction, openDatabase } from '@ensemble/service-kit/database'
import { migrate } from '@ensemble/service-kit/migrations/migrate'
import { newKeyFile, writeKeyFile } from '@ensemble/service-kit/sealing/key-file'
import { rotateKeys } from '@ensemble/service-kit/sealing/rotate-keys'
import { migrationFolders } from '@ensemble/service-kit/service/migration-folders'
import { createTestDatabase, type TestDatabase } from '@ensemble/service-kit/testing/test-database'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { identity } from '../../src/config.ts'
import { noWork } from '../../src/domain/work-rules.ts'
import { healthKeyStore } from '../../src/vault/health-key-store.ts'
import { HealthVault } from '../../src/vault/health-vault.ts'

let database: TestDatabase
/** The service's usual role, and the one that reads members' keys. */
let app: Database
let reader: Database
let vault: HealthVault
const roles: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'keys-role-'))
const keysFile = join(folder, 'keys.json')
const told = { ...noWork, employerSectorOther: 'hospital' }
const log = { info: () => undefined }

beforeAll(async () => {
  database = await createTestDatabase({ directories: [] })
  const url = new URL(database.url)
  const as = async (name: string): Promise<Database> => {
    const role = `${url.pathname.slice(1)}_${name}`
    roles.push(role)
    await database.db.query({ text: `create role ${role} login password '${name}'` })
    const own = new URL(url)
    own.username = role
    own.password = name
    return openDatabase({ url: own.href })
  }
  app = await as('app')
  reader = await as('keys')
  const directories = migrationFolders(identity)
  await migrate({ url: database.url, directories, log, contract: true })
  const { rows } = await database.db.query<{ tables: string }>({
    text: `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  })
  await database.db.query({
    text: `grant select, insert, update, delete on ${rows[0]?.tables ?? ''} to ${roles[0] ?? ''}`,
  })
  await writeKeyFile(keysFile, newKeyFile())
  vault = new HealthVault(keysFile, reader)
})
afterAll(async () => {
  await app.close()
  await reader.close()
  for (const role of roles) {
    await database.db.query({ text: `drop owned by ${role}` })
    await database.db.query({ text: `drop role ${role}` })
  }
  await database.close()
  rmSync(folder, { recursive: true })
})

/** Somebody who has told of their work. */
async function teller(): Promise<string> {
  const userId = randomUUID()
  await app.query({
    text: `insert into users (id, version, email, first_name, last_name, language, role, status, status_changed_at,
             identity_provider, created_at, updated_at)
           values ($1::uuid, 1, $1::uuid || '@example.org', 'Ada', 'Roy', 'fr', 'member', 'validated', now(),
             'password', now(), now())`,
    values: [userId],
  })
  await inTransaction(app, (tx) => vault.writeWork(tx, userId, told, new Date()))
  return userId
}

it.each([
  'select 1 from health_keys.keys',
  'select count(*) from health_keys.keys',
  'select user_id from health_keys.keys',
  'copy health_keys.keys to stdout',
  'insert into health_keys.keys select * from health_keys.keys',
  `update health_keys.keys set kind = 'work'`,
  'delete from health_keys.keys',
  'truncate health_keys.keys',
])('the service’s usual role reads and changes no wrapped key: %s', async (text) => {
  await teller()
  await expect(app.query({ text })).rejects.toThrow(/permission denied/)
})

it.each([
  'select 1 from users',
  'select 1 from health_answers',
  'select 1 from consent_records',
  'delete from health_keys.keys',
  `select health_keys.destroy(gen_random_uuid(), 'health')`,
])('the role that reads keys reads nothing that they open, and destroys none: %s', async (text) => {
  await expect(reader.query({ text })).rejects.toThrow(/permission denied/)
})

it('with both, what a member told is sealed, opened, wrapped anew, and gone with its key', async () => {
  const userId = await teller()
  await rotateKeys(reader, keysFile, healthKeyStore)
  expect(await vault.readWork(app, userId)).toEqual(told)
  await inTransaction(app, (tx) => vault.eraseAll(tx, userId))
  const { rows } = await database.db.query({
    text: `select 1 from health_keys.keys where user_id = $1 union all select 1 from health_answers where user_id = $1`,
    values: [userId],
  })
  expect(rows).toEqual([])
})

it('an erasure that is undone leaves answers and key', async () => {
  const userId = await teller()
  const undone = inTransaction(app, async (tx) => {
    await vault.eraseAll(tx, userId)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await vault.readWork(app, userId)).toEqual(told)
})
