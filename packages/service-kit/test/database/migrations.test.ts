import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../src/database.ts'
import { kitMigrations } from '../../src/kit-migrations.ts'
import { readMigrations } from '../../src/migration-files.ts'
import { expectSchema, migrate } from '../../src/migrations.ts'
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts'

const kitFiles = (await readMigrations(kitMigrations)).map(({ name }) => name)
const log = { info: () => undefined }
let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase({ directories: [] })
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  // Later than whatever the kit brings.
  await writeFile(join(folder, '210011210900_things.sql'), 'create table things (id int primary key);')
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const run = () => migrate({ url: database.url, directories: [kitMigrations, folder], log })

test('several programs that migrate at once apply each file once', async () => {
  const applied = await Promise.all([run(), run(), run(), run()])
  expect(applied.flat().sort()).toEqual([...kitFiles, '210011210900_things.sql'])
  expect(await run()).toEqual([])
})

test('a migration that fails leaves the database as it was', async () => {
  await writeFile(join(folder, '210011211000_broken.sql'), 'create table more (id int); select nonsense;')
  await expect(run()).rejects.toThrow(/nonsense/)
  const { rows } = await database.db.query<{ name: string | null }>({ text: `select to_regclass('things') as name` })
  expect(rows).toEqual([{ name: null }])
})

test('history that was changed or reordered is refused', async () => {
  await run()
  await writeFile(join(folder, '210011210850_late.sql'), 'select 1;')
  await expect(run()).rejects.toThrow(/rename it with a later time/)
  await rm(join(folder, '210011210850_late.sql'))
  await writeFile(join(folder, '210011210900_things.sql'), 'create table others (id int);')
  await expect(run()).rejects.toThrow(/was changed/)
})

test('a service refuses an older schema and takes a newer one', async () => {
  const expected = () => expectSchema(database.db, [kitMigrations, folder])
  await expect(expected()).rejects.toThrow(`lacks ${[...kitFiles, '210011210900_things.sql'].join(', ')}`)
  await run()
  await expected()
  await writeFile(join(folder, '210011211000_more.sql'), 'select 1;')
  await run()
  await rm(join(folder, '210011211000_more.sql'))
  await expected()
})

test('the runtime role changes rows and nothing else', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await database.db.query({ text: `create role ${name}_app login password 'runtime'` })
  await run()
  const url = new URL(database.url)
  url.username = `${name}_app`
  url.password = 'runtime'
  const app = openDatabase({ url: url.href })
  await app.query({ text: 'insert into things values (1)' })
  await app.query({ text: 'select * from schema_migrations' })
  await expect(app.query({ text: 'create table mine (id int)' })).rejects.toThrow(/permission denied/)
  await expect(app.query({ text: 'drop table things' })).rejects.toThrow(/must be owner/)
  await expect(app.query({ text: 'delete from schema_migrations' })).rejects.toThrow(/permission denied/)
  await app.close()
  await database.db.query({ text: `drop owned by ${name}_app` })
  await database.db.query({ text: `drop role ${name}_app` })
})
