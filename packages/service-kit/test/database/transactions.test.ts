import { missionEvents } from '@ensemble/contracts/missions/events'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { type Database, inTransaction, openDatabase, type Queryable, type Tx } from '../../src/database.ts'
import { isDatabaseUnavailable } from '../../src/database-errors.ts'
import { recordEvent } from '../../src/outbox/record-event.ts'
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ directories: [] })
  await database.db.query({ text: 'create table things (id bigint primary key, day date)' })
})
afterAll(() => database.close())

test('a transaction is stored as a whole or not at all', async () => {
  const work = inTransaction(database.db, async (tx) => {
    await tx.query({ text: 'insert into things (id) values (1)' })
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  await inTransaction(database.db, (tx) => tx.query({ text: `insert into things values (2, '2026-03-29')` }))
  const { rows } = await database.db.query({ name: 'things', text: 'select * from things' })
  expect(rows).toEqual([{ id: 2, day: '2026-03-29' }])
})

test('a connection that dies costs its transaction, not the process', async () => {
  const work = inTransaction(database.db, async (tx) => {
    const { rows } = await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })
    await database.db.query({ text: 'select pg_terminate_backend($1)', values: [rows[0]?.pid] })
    await tx.query({ text: 'select 1' })
  })
  await expect(work).rejects.toThrow()
  await expect(database.db.query({ text: 'select 1' })).resolves.toMatchObject({ rowCount: 1 })
})

test('a transaction that rests is undone and holds nobody up; its work hears that the database cannot do it now', async () => {
  const hung = openDatabase({ url: database.url, max: 1, restMs: 50 })
  const work = hung.transaction(async (tx) => {
    await tx.query({ text: 'insert into things (id) values (30)' })
    // The same key waits for the lock until the database has undone the first one.
    await database.db.query({ text: 'insert into things (id) values (30)' })
    await tx.query({ text: 'select 1' })
  })
  await expect(work).rejects.toSatisfy(isDatabaseUnavailable)
  await expect(hung.query({ text: 'delete from things where id = 30' })).resolves.toMatchObject({ rowCount: 1 })
  await hung.close()
})

const write = { text: 'insert into things (id) values (3) on conflict (id) do nothing' }
test.each<[string, (tx: Tx) => Promise<unknown> | void]>([
  ['waited for', (tx) => tx.query(write)],
  ['not waited for', (tx) => tx.write(write)],
])(
  'a write, %s, to what is a standby by now: the database cannot do it, and the next one goes elsewhere',
  async (_, send) => {
    const moved = openDatabase({ url: database.url, max: 1 })
    const work = async (tx: Tx) => void (await send(tx))
    // Its one connection is now as one to a standby; a new one leads to the primary.
    await moved.query({ text: 'set default_transaction_read_only = on' })
    await expect(inTransaction(moved, work)).rejects.toSatisfy(isDatabaseUnavailable)
    await expect(inTransaction(moved, work)).resolves.toBeUndefined()
    await moved.close()
  },
)

test('an event cannot be recorded outside a transaction: it does not compile', () => {
  expectTypeOf<Database>().not.toExtend<Tx>()
  expectTypeOf<Queryable>().not.toExtend<Tx>()
  const event = {
    definition: missionEvents.missionDeleted,
    aggregateId: 'x',
    aggregateVersion: 1,
    time: new Date(),
    data: { title: '', departmentCode: null, managerIds: [], startAt: '', endAt: null },
  }
  // Never called: the compiler's refusal of each line is the test.
  function doesNotCompile(db: Database, queryable: Queryable) {
    // @ts-expect-error the pool is not a transaction
    void recordEvent(db, event)
    // @ts-expect-error nor is something that only looks like one
    void recordEvent({ query: queryable.query, hasEvents: false }, event)
    // @ts-expect-error a contract's data is checked too
    void inTransaction(db, (tx) => recordEvent(tx, { ...event, data: { title: 1 } }))
  }
  expect(doesNotCompile).toBeTypeOf('function')
})

test('what the contract does not name is not recorded', async () => {
  const data = { title: 'x', departmentCode: null, managerIds: [], startAt: '2026-01-01T00:00:00Z', endAt: null }
  const work = inTransaction(database.db, (tx) =>
    recordEvent(tx, {
      definition: missionEvents.missionDeleted,
      aggregateId: 'x',
      aggregateVersion: 1,
      time: new Date(),
      data: Object.assign({ email: 'somebody@example.com' }, data),
    }),
  )
  await expect(work).rejects.toThrow(/does not keep its contract.*additional properties/)
})

test('writes that nobody waits for are stored with the rest, in their order', async () => {
  const { db, roundTrips } = database
  roundTrips.length = 0
  await inTransaction(db, async (tx) => {
    tx.write({ name: 'thing-add', text: 'insert into things (id) values ($1)', values: [10] })
    tx.write({ name: 'thing-add', text: 'insert into things (id) values ($1)', values: [11] })
    tx.write({ name: 'thing-drop', text: 'delete from things where id = $1', values: [10] })
  })
  expect(roundTrips).toHaveLength(1)
  expect((await db.query({ text: 'select id from things where id >= 10' })).rows).toEqual([{ id: 11 }])
})

test('a write that fails undoes the transaction, and its reason is told: at the end, or to what comes next', async () => {
  const { db } = database
  const again = { name: 'thing-add', text: 'insert into things (id) values ($1)', values: [2] }
  const other = { name: 'thing-add', text: 'insert into things (id) values ($1)', values: [20] }
  const atTheEnd = inTransaction(db, async (tx) => {
    tx.write(other)
    tx.write(again)
  })
  await expect(atTheEnd).rejects.toThrow(/duplicate key/)
  const next = inTransaction(db, async (tx) => {
    tx.write(other)
    tx.write(again)
    await tx.query({ text: 'select 1' })
  })
  await expect(next).rejects.toThrow(/duplicate key/)
  expect((await db.query({ text: 'select id from things where id = 20' })).rows).toEqual([])
})
