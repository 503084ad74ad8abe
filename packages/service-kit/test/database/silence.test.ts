import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, inTransaction, openDatabase } from '../../src/database.ts'
import { isDatabaseUnavailable } from '../../src/database-errors.ts'
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts'

const statementTimeoutMs = 500
/** A second more than PostgreSQL gives a statement. */
const limitMs = statementTimeoutMs + 1000
const one = { text: 'select 1 as one' }
const pause = { text: 'select pg_sleep(0.1)' }

let database: TestDatabase
let line: Line
let db: Database

beforeAll(async () => {
  database = await createTestDatabase({ directories: [] })
})
afterAll(() => database.close())
beforeEach(async () => {
  line = await createLine(database.url)
  db = openDatabase({ url: line.url, statementTimeoutMs, connectionTimeoutMs: 60_000 })
})
afterEach(async () => {
  line.close()
  await db.close()
})

interface Line {
  /** Of the database by this line. */
  url: string
  /** Whoever is connected hears nothing any more, and nothing says so. New connections get through. */
  vanish: () => void
  close: () => void
}

async function createLine(target: string): Promise<Line> {
  const url = new URL(target)
  const { hostname, port } = url
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer((socket) => {
    const pair = [socket, connect(Number(port || 5432), hostname)] as const
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      for (const each of pair) each.destroy()
    }
    for (const each of pair) each.on('error', end).on('close', end)
    socket.pipe(pair[1]).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: url.href,
    vanish: () => {
      for (const [socket, upstream] of pairs) {
        socket.unpipe(upstream).resume()
        upstream.unpipe(socket).resume()
      }
    },
    close: () => {
      server.close()
      for (const pair of pairs) for (const each of pair) each.destroy()
    },
  }
}

/** Opens some connections, which lie idle then. */
async function warmUp(): Promise<void> {
  await Promise.all(Array.from({ length: 5 }, () => db.query(pause)))
  expect(db.pool).toEqual({ inUse: 0, idle: 5, waiting: 0 })
}

/** @returns why it was refused, and after how long @throws when nothing has come of it after five times the limit */
async function refusalOf(work: Promise<unknown>): Promise<{ why: unknown; ms: number }> {
  const begun = performance.now()
  const silence = wait(5 * limitMs).then(() => 'silence')
  const why = await Promise.race([work.then(() => 'an answer'), silence]).catch((error: unknown) => error)
  return { why, ms: Math.round(performance.now() - begun) }
}

async function expectGivenUp(work: Promise<unknown>): Promise<void> {
  const { why, ms } = await refusalOf(work)
  expect(isDatabaseUnavailable(why), String(why)).toBe(true)
  process.stdout.write(`given up after ${ms} ms (limit ${limitMs} ms)\n`)
}

test('a statement that a vanished database never answers is given up, and the next one is answered', async () => {
  await warmUp()
  line.vanish()
  await expectGivenUp(db.query(one))
  // None of the connections that lay idle meanwhile is tried first.
  expect((await db.query(one)).rows).toEqual([{ one: 1 }])
})

test('so is a transaction: its connection is closed, though nobody answers the rollback', async () => {
  await warmUp()
  const work = inTransaction(db, async (tx) => {
    await tx.query(one)
    line.vanish()
    await tx.query(one)
  })
  await expectGivenUp(work)
  expect((await db.query(one)).rows).toEqual([{ one: 1 }])
  expect(db.pool.inUse).toBe(0)
})

test('a transaction that fails for its own reason is not kept by a rollback that nobody answers', async () => {
  await warmUp()
  const work = inTransaction(db, async (tx) => {
    await tx.query(one)
    line.vanish()
    throw new Error('its own reason')
  })
  expect((await refusalOf(work)).why).toMatchObject({ message: 'its own reason' })
  expect((await db.query(one)).rows).toEqual([{ one: 1 }])
})
