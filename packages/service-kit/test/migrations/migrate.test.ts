import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, type Queryable, type Statement } from '../../src/database.ts'
import { kitMigrations } from '../../src/kit-migrations.ts'
import { expectSchema } from '../../src/migrations/expect-schema.ts'
import { migrate, type MigrateSettings } from '../../src/migrations/migrate.ts'
import { readMigrations } from '../../src/migrations/migration-files.ts'
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts'

const kitFiles = (await readMigrations(kitMigrations)).map(({ name }) => name)
const log = { info: () => undefined }
let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase({ directories: [] })
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  // Later than whatever the kit brings.
  await add('210011210900_things', 'create table things (id int primary key);')
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const add = (name: string, sql: string) => writeFile(join(folder, `${name}.sql`), sql)
const run = (settings: Partial<MigrateSettings> = {}) =>
  migrate({ url: database.url, directories: [kitMigrations, folder], log, ...settings })
const relation = async (name: string) =>
  (await database.db.query<{ name: string | null }>({ text: `select to_regclass('${name}')::text as name` })).rows[0]
    ?.name
const expected = () => expectSchema(database.db, [kitMigrations, folder])

test('several programs that migrate at once apply each file once', async () => {
  await add(
    '210011211000_lookup',
    '-- no transaction\ncreate index concurrently if not exists things_lookup on things (id);',
  )
  const applied = await Promise.all([run(), run(), run(), run()])
  expect(applied.flat().sort()).toEqual([...kitFiles, '210011210900_things.sql', '210011211000_lookup.sql'])
  expect(await run()).toEqual([])
})

test('a migration that fails leaves nothing of its own, and what came before it stays', async () => {
  await add('210011211000_broken', 'create table more (id int); select nonsense;')
  await expect(run()).rejects.toThrow(/nonsense/)
  expect([await relation('things'), await relation('more')]).toEqual(['things', null])
  await add('210011211000_broken', 'create table more (id int);')
  expect(await run()).toEqual(['210011211000_broken.sql'])
})

test('history that was changed or reordered is refused', async () => {
  await run()
  await add('210011210850_late', 'select 1;')
  await expect(run()).rejects.toThrow(/rename it with a later time/)
  await rm(join(folder, '210011210850_late.sql'))
  await add('210011210900_things', 'create table others (id int);')
  await expect(run()).rejects.toThrow(/was changed/)
})

test('a service refuses an older schema and takes a newer one', async () => {
  await expect(expected()).rejects.toThrow(`lacks ${[...kitFiles, '210011210900_things.sql'].join(', ')}`)
  await run()
  await expected()
  await add('210011211000_more', 'select 1;')
  await run()
  await rm(join(folder, '210011211000_more.sql'))
  await expected()
})

test('a schema that is too old is waited for while somebody migrates it, and a mistake otherwise', async () => {
  await run()
  await add('210011211000_more', 'create table more (id int);')
  const busy = openDatabase({ url: database.url })
  let migrating: Promise<string[]> | undefined
  await busy.transaction(async (tx) => {
    await tx.query({ text: 'select * from things' })
    await add('210011211100_column', 'alter table things add column name text;')
    await expect(expected()).rejects.toMatchObject({ beingMade: false })
    migrating = run()
    await vi.waitFor(() => relation('more').then((found) => expect(found).toBe('more')))
    await expect(expected()).rejects.toMatchObject({ beingMade: true })
  })
  await busy.close()
  await migrating
  await expected()
})

test('a migration that begins while an empty database is looked at is waited for', async () => {
  await add('210011211000_long', 'select pg_advisory_xact_lock(1);')
  const busy = openDatabase({ url: database.url })
  let migrating: Promise<string[]> | undefined
  await busy.transaction(async (tx) => {
    await tx.query({ text: 'select pg_advisory_xact_lock(1)' })
    const slow: Queryable = {
      query: async <Row extends object>(statement: Statement) => {
        const found = await database.db.query<Row>(statement)
        migrating ??= run()
        await vi.waitFor(() => relation('things').then((table) => expect(table).toBe('things')))
        return found
      },
    }
    await expect(expectSchema(slow, [kitMigrations, folder])).rejects.toMatchObject({ beingMade: true })
  })
  await busy.close()
  await migrating
  await expected()
})

test('the contract step waits until it is asked for, and services of both releases start before and after it', async () => {
  await add('210011211000_old', 'create table old (id int);')
  await run()
  await add('210011211100_drop_old', '-- Nobody reads it any more.\n-- contract\ndrop table old;')
  await add('210011211200_next', 'create table next (id int);')
  expect(await run()).toEqual(['210011211200_next.sql'])
  expect(await relation('old')).toBe('old')
  await expected()
  expect(await run({ contract: true })).toEqual(['210011211100_drop_old.sql'])
  expect(await relation('old')).toBe(null)
  await expected()
  await rm(join(folder, '210011211100_drop_old.sql'))
  await rm(join(folder, '210011211200_next.sql'))
  await expected()
})

test('a new database gets every file in order, contract files included', async () => {
  await add('210011211000_drop_things', '-- contract\ndrop table things;')
  await run()
  expect(await relation('things')).toBe(null)
})

test('a concurrent index that was interrupted is dropped and made again', async () => {
  await run()
  await database.db.query({ text: 'create table doubles (n int)' })
  await database.db.query({ text: 'insert into doubles values (1), (1)' })
  await add(
    '210011211000_unique',
    '-- no transaction\ncreate unique index concurrently if not exists singles on doubles (n);',
  )
  await expect(run()).rejects.toThrow(/could not create unique index/)
  const valid = { text: `select indisvalid as valid from pg_index where indexrelid = to_regclass('singles')` }
  expect((await database.db.query(valid)).rows).toEqual([{ valid: false }])
  await database.db.query({ text: 'delete from doubles where ctid = (select min(ctid) from doubles)' })
  expect(await run()).toEqual(['210011211000_unique.sql'])
  expect((await database.db.query(valid)).rows).toEqual([{ valid: true }])
})

test('a file that does not get its lock is given up, says who has it, and is applied when that has ended', async () => {
  await run()
  const busy = openDatabase({ url: `${database.url}?application_name=nightly-export` })
  await add('210011211000_column', 'alter table things add column name text;')
  await busy.transaction(async (tx) => {
    await tx.query({ text: 'select * from things' })
    const problem = /210011211000_column\.sql did not get its locks.*process \d+ of \w+ nightly-export had them/
    // Who holds a lock is seen while an attempt waits, 80 ms: one look of several attempts comes in time on any machine.
    await expect(run({ attempts: 6 })).rejects.toThrow(problem)
    // Nobody is kept waiting behind it.
    await database.db.query({ text: 'insert into things values (1)' })
  })
  await busy.close()
  expect(await run()).toEqual(['210011211000_column.sql'])
})

test('a file that is slow while it holds its locks is given up, and told to be written anew', async () => {
  await add('210011211000_slow', 'create table more (id int); select pg_sleep(60);')
  await expect(run({ attempts: 1 })).rejects.toThrow(/210011211000_slow\.sql took more than 1000 ms.*write it anew/)
  expect(await relation('more')).toBe(null)
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
