import { randomUUID } from 'node:crypto'
import { noWork } from '@ensemble/contracts/users/no-work'
import { inTransaction } from '@ensemble/service-kit/database'
import { newKeyFile, writeKeyFile } from '@ensemble/service-kit/sealing/key-file'
import { rotateKeys } from '@ensemble/service-kit/sealing/rotate-keys'
import { createRolesDatabase, type RolesDatabase } from '@ensemble/service-kit/testing/roles-database'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { identity } from '../../src/config.ts'
import { healthKeyStore } from '../../src/vault/health-key-store.ts'
import { HealthVault } from '../../src/vault/health-vault.ts'

let owner: RolesDatabase['owner']
/** The service's usual role, and the one that reads keys. */
let app: RolesDatabase['app']
let reader: RolesDatabase['reader']
let close: RolesDatabase['close']
let vault: HealthVault
const folder = mkdtempSync(join(tmpdir(), 'keys-role-'))
const keysFile = join(folder, 'keys.json')
const told = { ...noWork, employerSectorOther: 'hospital' }

beforeAll(async () => {
  ;({ owner, app, reader, close } = await createRolesDatabase(identity, { contract: true }))
  await writeKeyFile(keysFile, newKeyFile())
  vault = new HealthVault(keysFile, reader)
})
afterAll(async () => {
  await close()
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
  const { rows } = await owner.query({
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
