import { missionEvents } from '@ensemble/contracts/missions/events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, inTransaction, openDatabase } from '../../src/database.ts'
import { kitMigrations } from '../../src/kit-migrations.ts'
import { recordEvent } from '../../src/outbox/record-event.ts'
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase({ directories: [kitMigrations] })
  db = database.db
  await db.query({ text: 'create table things (id bigint primary key)' })
})
beforeEach(() => db.query({ text: 'delete from things' }))
afterAll(() => database.close())

const add = (id: number) => ({ text: 'insert into things (id) values ($1)', values: [id] })

/** What a connection outside of the joined transaction sees. */
async function stored(): Promise<unknown[]> {
  const { rows } = await db.query<{ id: number }>({ text: 'select id from things order by id' })
  return rows.map(({ id }) => id)
}

async function fail(): Promise<never> {
  throw new Error('no')
}

test('what joins is stored with the whole, or not at all', async () => {
  const work = db.joinedTransaction(async () => {
    await inTransaction(db, (tx) => tx.query(add(1)))
    await db.query(add(2))
    await fail()
  })
  await expect(work).rejects.toThrow('no')
  expect(await stored()).toEqual([])
})

test('what was written is read at once, and by nobody else before the commit', async () => {
  await db.joinedTransaction(async () => {
    await inTransaction(db, (tx) => tx.query(add(1)))
    expect(await stored()).toEqual([1])
    const outside = openDatabase({ url: database.url, max: 1 })
    expect((await outside.query({ text: 'select id from things' })).rows).toEqual([])
    await outside.close()
  })
  expect(await stored()).toEqual([1])
})

test('a piece that fails is undone alone', async () => {
  await db.joinedTransaction(async () => {
    await db.query(add(1))
    await expect(db.query(add(1))).rejects.toThrow(/duplicate key/)
    await expect(inTransaction(db, (tx) => tx.query(add(2)).then(fail))).rejects.toThrow('no')
    await expect(db.query({ text: 'select nonsense' })).rejects.toThrow()
    await db.query(add(3))
  })
  expect(await stored()).toEqual([1, 3])
})

test('pieces that begin together do not mix', async () => {
  await db.joinedTransaction(async () => {
    const results = await Promise.allSettled([
      inTransaction(db, (tx) => tx.query(add(1)).then(fail)),
      inTransaction(db, (tx) => tx.query(add(2))),
      db.query(add(3)),
      db.query(add(2)),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected'])
  })
  expect(await stored()).toEqual([2, 3])
})

test('a statement beside the transaction that it stands in does not wait for its end', async () => {
  await db.joinedTransaction(() =>
    inTransaction(db, async (tx) => {
      await tx.query(add(1))
      expect(await stored()).toEqual([1])
      await inTransaction(db, (inner) => inner.query(add(2)))
    }),
  )
  expect(await stored()).toEqual([1, 2])
})

test('the relay is woken after the commit, once', async () => {
  const seen: unknown[] = []
  const forget = db.onEvents(() => seen.push('woken'))
  const event = {
    definition: missionEvents.missionDeleted,
    aggregateId: 'x',
    aggregateVersion: 1,
    time: new Date(),
    data: { title: 'x', departmentCode: null, managerIds: [], startAt: '2026-01-01T00:00:00Z', endAt: null },
  }
  await db.joinedTransaction(async () => {
    await inTransaction(db, (tx) => recordEvent(tx, event))
    seen.push('inside')
  })
  forget()
  expect(seen).toEqual(['inside', 'woken'])
})

test('work that outlives the transaction goes on by itself', async () => {
  let late: Promise<unknown> = Promise.resolve()
  let begin: () => void = () => undefined
  const signal = new Promise<void>((resolve) => (begin = resolve))
  await db.joinedTransaction(async () => {
    late = signal.then(() => db.query(add(9)))
  })
  begin()
  await late
  expect(await stored()).toEqual([9])
})

test('a transaction that PostgreSQL has already given up does not pass for stored', async () => {
  const work = inTransaction(db, async (tx) => {
    await tx.query(add(1))
    await tx.query(add(1)).catch(() => undefined)
  })
  await expect(work).rejects.toThrow(/rolled back/)
})
