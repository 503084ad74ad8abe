import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg, { type Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../src/migrations/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts'

const rows = 1_500_000
const writers = 4
const longestMs = 200

const report = (line: string) => process.stdout.write(`${line}\n`)

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase({ directories: [] })
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  const admin = await connect()
  await admin.query('create table visits (id int primary key, page text not null, seen int not null)')
  await admin.query(`insert into visits select i, md5(i::text), 0 from generate_series(1, ${rows}) i`)
  await admin.end()
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.close()
})

async function connect(): Promise<Client> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return client
}

/** People who write, each to rows of their own; PostgreSQL itself tells how long each write waited for a lock. */
async function startWriters() {
  const stop = new AbortController()
  const waits: number[] = []
  let written = 0
  const write = async (_: unknown, writer: number) => {
    const client = await connect()
    // Waits of more than 10 ms are told, with their length once they are over.
    await client.query(`set deadlock_timeout = '10ms'; set log_lock_waits = on; set client_min_messages = log`)
    client.on('notice', ({ message = '' }) => {
      const [, ms] = / acquired .* after ([\d.]+) ms/.exec(message) ?? []
      if (ms) waits.push(Number(ms))
    })
    for (let id = writer + 1; !stop.signal.aborted; id = ((id + writers * 7919) % rows) + 1) {
      await client.query(`update visits set seen = seen + 1 where id = ${id - (id % writers) + writer}`)
      written++
      await wait(2)
    }
    await client.end()
  }
  const done = Promise.all(Array.from({ length: writers }, write))
  const long = () => waits.filter((ms) => ms > longestMs)
  const figures = () =>
    `${written} writes, longest wait ${Math.max(0, ...waits)} ms, ${long().length} over ${longestMs} ms`
  return {
    long,
    figures,
    end: async () => {
      stop.abort()
      await done
    },
  }
}

test('a column and an index come to a table of many rows, and no write waits for more than 200 ms', async () => {
  await writeFile(join(folder, '210011210900_note.sql'), 'alter table visits add column note text;')
  await writeFile(
    join(folder, '210011210910_pages.sql'),
    '-- no transaction\ncreate index concurrently if not exists visits_by_page on visits (page);',
  )
  // Somebody reads for long: the column has to wait for them, and nobody for the column.
  const reader = await connect()
  await reader.query('begin; select from visits where id = 1')
  let tries = 0
  const info = (_: unknown, message?: string) => {
    if (message === 'migration tries again' && ++tries === 3) void reader.end()
  }
  const people = await startWriters()
  const applied = await migrate({ url: database.url, directories: [folder], log: { info } })
  await people.end()
  report(`column and index: ${people.figures()}`)
  expect(applied).toEqual(['210011210900_note.sql', '210011210910_pages.sql'])
  expect(tries).toBeGreaterThanOrEqual(3)
  expect(people.long()).toEqual([])
})

test('an index that blocks is seen by the same measure', async () => {
  const people = await startWriters()
  const admin = await connect()
  await admin.query('create index visits_by_page_blocking on visits (page)')
  await admin.end()
  await people.end()
  report(`blocking index: ${people.figures()}`)
  expect(people.long().length).toBeGreaterThan(0)
})
