import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../src/inbox/apply.ts'
import type { Delivery } from '../../src/inbox/decode.ts'
import { createLog } from '../../src/log.ts'
import { Watchdog } from '../../src/watchdog.ts'
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts'
import { count, silent } from './world.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ directories: [] })
  await database.db.query({ text: 'create table newest (id integer primary key, version integer)' })
})
afterAll(() => database.close())

/** As most effects are: a row of a read model that keeps the newest version. */
function keeping(id: number, version: number): Delivery {
  return {
    consumer: 'test--newest',
    message: { sequence: version, subject: 'missions.mission.changed', id: randomUUID(), text: () => '' },
    eventId: randomUUID(),
    trace: { requestId: 'request-of-the-click' },
    quiet: false,
    effect: async (tx) => {
      tx.write({
        name: 'keep-newest',
        text: `insert into newest (id, version) values ($1, $2)
          on conflict (id) do update set version = excluded.version where excluded.version > newest.version`,
        values: [id, version],
      })
    },
  }
}

test('effects that only write go to the database and back together, and in their order', async () => {
  const { db, roundTrips } = database
  const deliveries = Array.from({ length: 100 }, (_none, n) => keeping(n % 10, n))
  const options = { db, log: silent, watchdog: new Watchdog(60_000) }
  roundTrips.length = 0
  await apply(options, async (tx) => {
    await tx.query({ text: 'select 1' })
    return deliveries
  })
  expect(roundTrips).toHaveLength(3)
  expect(await count(db, 'newest where version >= 90')).toBe(10)
})

test('what was done is told in lines that may leave together, and of what is quiet nothing is', async () => {
  const lines: string[] = []
  let flushes = 0
  const destination = { write: (line: string) => void lines.push(line), flush: () => void (flushes += 1) }
  const log = createLog({ name: 'test', level: 'info' }, destination)
  const [one, other] = [keeping(20, 1), keeping(21, 1)]
  await apply({ db: database.db, log, watchdog: new Watchdog(60_000) }, async () => [
    one,
    { ...keeping(22, 1), quiet: true },
    other,
  ])
  const told = lines.map((line): Record<string, unknown> => JSON.parse(line))
  expect(told).toEqual(
    [one, other].map(({ trace }) => ({
      level: 'info',
      time: expect.any(String),
      name: 'test',
      requestId: trace.requestId,
      msg: 'event handled',
    })),
  )
  expect(flushes).toBe(0)
})
