import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Database, inTransaction } from '../../src/database.ts'
import { Deadline, withDeadline } from '../../src/deadline.ts'
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts'

let database: TestDatabase
let db: Database
const over = { code: 'UPSTREAM_TIMEOUT' }
const sleep = (seconds: number) => ({ text: `select pg_sleep($1)`, values: [seconds] })
const insert = { text: 'insert into things values (1)' }

beforeAll(async () => {
  database = await createTestDatabase({ directories: [] })
  db = database.db
  await db.query({ text: 'create table things (id bigint)' })
})
afterAll(() => database.close())
afterEach(() => db.query({ text: 'delete from things' }))

async function count(): Promise<number> {
  return (await db.query({ text: 'select * from things' })).rowCount
}

test('a statement ends when its caller’s time is over, in PostgreSQL too', async () => {
  // Without the deadline it would be answered, below the limit that every statement has.
  await expect(withDeadline(new Deadline(300), () => db.query(sleep(4)))).rejects.toMatchObject(over)
  const running = {
    text: `select 1 from pg_stat_activity where query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid() and datname = current_database()`,
  }
  await vi.waitFor(async () => expect((await db.query(running)).rowCount).toBe(0))
})

test('a transaction whose time is over is rolled back, whatever has been done in it', async () => {
  const work = withDeadline(new Deadline(400), () =>
    inTransaction(db, async (tx) => {
      await tx.query(insert)
      await tx.query(sleep(4))
    }),
  )
  await expect(work).rejects.toMatchObject(over)
  expect(await count()).toBe(0)
})

test('each statement has what is left of the time, not what was left at the start', async () => {
  const limits: number[] = []
  const whole = 4_900
  await withDeadline(new Deadline(whole), () =>
    inTransaction(db, async (tx) => {
      for (let index = 0; index < 3; index += 1) {
        const { rows } = await tx.query<{ limit: number }>({
          text: `select setting::int as limit from pg_settings where name = 'statement_timeout'`,
        })
        limits.push(rows[0]?.limit ?? 0)
        await tx.query(sleep(0.2))
      }
    }),
  )
  const [first = 0, second = 0, third = 0] = limits
  expect(first).toBeLessThanOrEqual(whole)
  expect(second).toBeLessThanOrEqual(first - 200)
  expect(third).toBeLessThanOrEqual(second - 200)
})

test('nothing is stored when the time is over before the commit', async () => {
  const deadline = new Deadline(60_000)
  const work = withDeadline(deadline, () =>
    inTransaction(db, async (tx) => {
      await tx.query(insert)
      deadline.end()
    }),
  )
  await expect(work).rejects.toMatchObject(over)
  expect(await count()).toBe(0)
})

test('nothing is begun for somebody who has gone', async () => {
  const deadline = new Deadline(60_000)
  deadline.end()
  database.statements.length = 0
  await expect(withDeadline(deadline, () => db.query(insert))).rejects.toMatchObject(over)
  await expect(withDeadline(deadline, () => inTransaction(db, (tx) => tx.query(insert)))).rejects.toMatchObject(over)
  expect(database.statements).toEqual([])
})

test('a deadline never gives a statement more time than it has anyway, and costs nothing while there is enough', async () => {
  const limit = { text: `select current_setting('statement_timeout') as limit` }
  database.statements.length = 0
  const { rows } = await withDeadline(new Deadline(60_000), () => db.query(limit))
  expect([rows, database.statements]).toEqual([[{ limit: '5s' }], [limit.text]])
})

test('the limit of one caller is not there for the next', async () => {
  await withDeadline(new Deadline(4_000), () => db.query({ text: 'select 1' }))
  const limits = Array.from({ length: 10 }, () =>
    db.query({ text: `select current_setting('statement_timeout') as limit` }),
  )
  for (const { rows } of await Promise.all(limits)) expect(rows).toEqual([{ limit: '5s' }])
})

test('a request is refused at once when fifty wait for a connection; a consumer waits on', async () => {
  const busy = Array.from({ length: 10 }, () => db.query(sleep(1)))
  const waiting = Array.from({ length: 50 }, () => db.query({ text: 'select 1' }))
  let oneWasServed = false
  void Promise.race(busy).then(() => (oneWasServed = true))
  const refused = withDeadline(new Deadline(10_000), () => db.query({ text: 'select 1' }))
  await expect(refused).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(oneWasServed).toBe(false)
  const consumer = db.query({ text: 'select 1' })
  await Promise.all([...busy, ...waiting, consumer])
})
