import { randomUUID } from 'node:crypto'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handler } from '../../src/inbox/consume.ts'
import { listDeadLetters } from '../../src/inbox/dead-letters.ts'
import { type ConsumerParts, startConsumers } from '../../src/inbox/start-consumers.ts'
import type { Loop } from '../../src/loop.ts'
import { inTransaction, type Tx } from '../../src/database.ts'
import {
  count,
  createWorld,
  effects as definition,
  recordRegistration,
  register,
  silent,
  storeEffect,
  type World,
} from './world.ts'

let world: World
let relay: ReturnType<World['relay']>
let loops: Loop[] = []

beforeEach(async () => {
  world = await createWorld()
  relay = world.relay()
})
afterEach(async () => {
  for (const loop of loops) await loop.stop()
  await relay.stop()
  await world.close()
})

const effects = (n: number) => vi.waitFor(async () => expect(await count(world.db, 'effects')).toBe(n))
type Effect = typeof storeEffect

/** A consumer that stores effects, and another of the same stream. */
function startBoth(other: Effect, limits: ConsumerParts['limits']): void {
  const definitions = [
    { ...definition, handlers: [handler(missionEvents.participantRegistered, storeEffect)] },
    { ...definition, name: 'test--other', handlers: [handler(missionEvents.participantRegistered, other)] },
  ]
  loops = startConsumers(definitions, { db: world.db, bus: world.bus, log: silent, limits })
}

/** Every program has ended, and the next try of each event is due. */
async function endAll(): Promise<void> {
  for (const loop of loops) await loop.stop()
  await world.db.query({ text: 'update dead_letters set retry_at = now()' })
}

/** Locks rows as another process does. @returns lets them go */
async function hold(text: string): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let isHeld = false
  const holding = inTransaction(world.db, async (tx) => {
    await tx.query({ text })
    isHeld = true
    await held
  })
  await vi.waitFor(() => expect(isHeld).toBe(true))
  return async () => {
    letGo()
    await holding
  }
}

const statusOf = (name: string) => loops.find((loop) => loop.name === name)?.status()

test('a burst that cannot be handled parks itself, stops nobody, and readiness says so', async () => {
  const cannot = () => Promise.reject(new Error('mission not known yet'))
  startBoth(cannot, { rests: [60_000] })
  await inTransaction(world.db, async (tx) => {
    for (let n = 0; n < 300; n++) await recordRegistration(tx, randomUUID(), 1)
  })
  await effects(300)
  await vi.waitFor(() => expect(statusOf('test--other')).toMatchObject({ retrying: 300 }))
  expect(statusOf('test--other')).toMatchObject({
    healthy: false,
    lastError: '300 events wait for another try: mission not known yet',
  })
  expect(statusOf('test--effects')).toMatchObject({ healthy: true, retrying: 0 })
  // Their last try is due, and one more event comes.
  await world.db.query({ text: 'update dead_letters set deliveries = 7, retry_at = now()' })
  await register(world.db)
  await effects(301)
  await vi.waitFor(() => expect(statusOf('test--other')).toMatchObject({ retrying: 1, parked: 300 }))
  // Nobody tries them any more, and what they asked for has not happened.
  expect(statusOf('test--other')).toMatchObject({
    healthy: false,
    lastError: '1 events wait for another try, 300 are parked: mission not known yet',
    pending: 0,
    redelivered: 300,
  })
  expect(statusOf('test--effects')).toMatchObject({ healthy: true })
  expect(await listDeadLetters(world.db, 'test--other')).toHaveLength(300)
})

test('what one consumer of a stream cannot do is done by the others, once', async () => {
  const poison = randomUUID()
  const other = vi.fn<Effect>((_tx, { subject }) =>
    subject === poison ? Promise.reject(new Error('never')) : Promise.resolve(),
  )
  startBoth(other, { rests: [60_000] })
  await inTransaction(world.db, async (tx) => {
    for (const mission of [randomUUID(), poison, randomUUID()]) await recordRegistration(tx, mission, 1)
  })
  await effects(3)
  await vi.waitFor(() => expect(statusOf('test--other')).toMatchObject({ retrying: 1 }))
  expect(await count(world.db, 'effects')).toBe(3)
  await vi.waitFor(async () => expect(await count(world.db, `inbox where consumer = 'test--other'`)).toBe(2))
})

test('a statement that takes too long costs its own event a try, and holds up nobody', async () => {
  const slow = randomUUID()
  const sleep = async (tx: Tx, { subject }: Parameters<Effect>[1]) => {
    if (subject === slow) await tx.query({ text: `select set_config('statement_timeout', '50ms', true), pg_sleep(0)` })
    if (subject === slow) await tx.query({ text: 'select pg_sleep(10)' })
  }
  startBoth(sleep, { rests: [60_000] })
  await register(world.db, slow)
  for (let n = 0; n < 5; n++) await register(world.db)
  await effects(6)
  await vi.waitFor(() => expect(statusOf('test--other')).toMatchObject({ retrying: 1 }))
  await vi.waitFor(async () => expect(await count(world.db, `inbox where consumer = 'test--other'`)).toBe(5))
})

test('an event that waits for another try outlives the process, and is no dead letter before', async () => {
  startBoth(() => Promise.reject(new Error('not yet')), { rests: [60_000] })
  await register(world.db)
  await vi.waitFor(() => expect(statusOf('test--other')).toMatchObject({ retrying: 1 }))
  expect(await listDeadLetters(world.db)).toEqual([])
  await endAll()
  const later = vi.fn<Effect>(() => Promise.resolve())
  startBoth(later, {})
  await vi.waitFor(() => expect(later).toHaveBeenCalledTimes(1))
  await vi.waitFor(async () => expect(await count(world.db, 'dead_letters')).toBe(0))
  expect(await count(world.db, `inbox where consumer = 'test--other'`)).toBe(1)
})

test('an event that another process has in hand is looked at once a second, and counts as no try', async () => {
  startBoth(() => Promise.reject(new Error('not yet')), { rests: [60_000] })
  await register(world.db)
  await vi.waitFor(() => expect(statusOf('test--other')).toMatchObject({ retrying: 1 }))
  await endAll()
  const release = await hold(`select from dead_letters where consumer = 'test--other' for update`)
  const looks: number[] = []
  const ask = world.db.query.bind(world.db)
  const query = vi.spyOn(world.db, 'query').mockImplementation((statement) => {
    if (statement.name === 'dead-letters-waiting') looks.push(performance.now())
    return ask(statement)
  })
  const later = vi.fn<Effect>(() => Promise.resolve())
  startBoth(later, {})
  await vi.waitFor(() => expect(looks.length).toBeGreaterThanOrEqual(3))
  query.mockRestore()
  const meanwhile = statusOf('test--other')
  await release()
  const pauses = looks.slice(1).map((at, index) => at - (looks[index] ?? 0))
  expect(Math.min(...pauses)).toBeGreaterThan(900)
  expect(meanwhile).toMatchObject({ redelivered: 0 })
  await vi.waitFor(() => expect(later).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(statusOf('test--other')).toMatchObject({ redelivered: 1, retrying: 0 }))
})

test('two processes that try the same event again do it once', async () => {
  startBoth(() => Promise.reject(new Error('not yet')), { rests: [60_000] })
  for (let n = 0; n < 20; n++) await register(world.db)
  await vi.waitFor(() => expect(statusOf('test--other')).toMatchObject({ retrying: 20 }))
  await endAll()
  await world.db.query({ text: 'create table again (event_id uuid unique)' })
  const once: Effect = async (tx, { id }) => {
    await tx.query({ text: 'insert into again values ($1)', values: [id] })
  }
  startBoth(once, {})
  const first = loops
  startBoth(once, {})
  loops.push(...first)
  await vi.waitFor(async () => expect(await count(world.db, 'again')).toBe(20))
  await vi.waitFor(async () => expect(await count(world.db, 'dead_letters')).toBe(0))
})
