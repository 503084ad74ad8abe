import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { userEvents } from '@ensemble/contracts/users/events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RevocationFeed } from '../../src/auth/revocations.ts'
import { type Bus, connectBus } from '../../src/bus.ts'
import { inTransaction } from '../../src/database.ts'
import { recordEvent } from '../../src/outbox/record-event.ts'
import { startRelay } from '../../src/outbox/relay.ts'
import { testPrincipal } from '../../src/testing/test-token.ts'
import { createWire, type Wire } from './wire.ts'
import {
  count,
  createWorld,
  forgetReaders,
  recordRegistration,
  register,
  silent,
  storeEffect,
  type World,
} from './world.ts'

let world: World
let wire: Wire
let bus: Bus

beforeEach(async () => {
  world = await createWorld()
  wire = await createWire(world.url)
  bus = await connectBus({ url: wire.url, name: 'stalls', namespace: world.namespace, log: silent })
})
afterEach(async () => {
  await bus.close()
  await wire.close()
  await world.close()
})

const effects = (n: number) =>
  vi.waitFor(async () => expect(await count(world.db, 'effects')).toBeGreaterThanOrEqual(n))
const delivery = (text: string) => text.includes('$JS.ACK.')

test('a subscription that is silent while messages wait is begun anew', async () => {
  const relay = world.relay()
  const consumer = world.consumer(bus, storeEffect, { checkMs: 200 })
  await register(world.db)
  await effects(1)
  wire.swallow(delivery)
  const silentSince = Date.now()
  await inTransaction(world.db, async (tx) => {
    for (let n = 0; n < 150; n++) await recordRegistration(tx, randomUUID(), 1)
  })
  await vi.waitFor(() => expect(consumer.status().lastError).toContain('stalled'))
  process.stdout.write(`noticed after ${Date.now() - silentSince} ms (limit 1000 ms)\n`)
  wire.swallow(() => false)
  await effects(151)
  expect(consumer.status().restarts).toBeGreaterThan(0)
  expect(bus.connected).toBe(true)
  await consumer.stop()
  await relay.stop()
})

test('a consumer whose reader the broker forgets goes on by itself', async () => {
  const relay = world.relay()
  const consumer = world.consumer(bus, storeEffect, { checkMs: 200 })
  await register(world.db)
  await effects(1)
  await forgetReaders(world)
  await register(world.db)
  await effects(2)
  expect(await count(world.db, 'effects')).toBe(2)
  await consumer.stop()
  await relay.stop()
})

test('a handler that hangs is left behind, and the others flow', async () => {
  const relay = world.relay()
  const stuck = randomUUID()
  const consumer = world.consumer(
    bus,
    async (tx, event) => {
      await storeEffect(tx, event)
      if (event.subject === stuck) await once(new EventTarget(), 'never')
    },
    { handleMs: 1500 },
  )
  await register(world.db, stuck)
  for (let n = 0; n < 5; n++) await register(world.db)
  const begun = Date.now()
  await effects(5)
  process.stdout.write(`the others flowed after ${Date.now() - begun} ms\n`)
  expect(consumer.status().restarts).toBeGreaterThan(0)
  expect(await count(world.db, `effects where mission = '${stuck}'`)).toBe(0)
  await consumer.stop()
  await relay.stop()
})

test('a stream that is gone comes back although there is nothing to publish, refilled, with no effect twice', async () => {
  const [relay, consumer] = [world.relay(bus, { lookMs: 300 }), world.consumer()]
  for (let n = 0; n < 3; n++) await register(world.db)
  await effects(3)
  const manager = await world.bus.manager()
  const stream = world.bus.streamName('MISSIONS')
  await manager.streams.delete(stream)
  await vi.waitFor(async () => expect((await manager.streams.info(stream)).state.messages).toBe(3))
  await vi.waitFor(() => expect(consumer.status()).toMatchObject({ healthy: true, pending: 0 }))
  expect(await count(world.db, 'effects')).toBe(3)
  await consumer.stop()
  await relay.stop()
})

test('a stream that somebody made anew and empty is refilled', async () => {
  const relay = world.relay(bus, { lookMs: 300 })
  await register(world.db)
  const manager = await world.bus.manager()
  const stream = world.bus.streamName('MISSIONS')
  const messages = async () => (await manager.streams.info(stream)).state.messages
  await vi.waitFor(async () => expect(await messages()).toBe(1))
  const { config } = await manager.streams.info(stream)
  await manager.streams.delete(stream)
  await manager.streams.add(config)
  await vi.waitFor(async () => expect(await messages()).toBe(1))
  await relay.stop()
})

test('a stream that has lost its end gets again what came after it, and nothing older', async () => {
  const before = world.relay(bus)
  for (let n = 0; n < 3; n++) await register(world.db)
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is not null')).toBe(3))
  await before.stop()
  const manager = await world.bus.manager()
  const stream = world.bus.streamName('MISSIONS')
  const { config } = await manager.streams.info(stream)
  const kept = await manager.streams.getMessage(stream, { seq: 1 })
  const msgID = kept.header.get('Nats-Msg-Id')
  await world.db.query({
    text: `update outbox set published_at = now() - interval '1 hour' where event_id = $1`,
    values: [msgID],
  })
  await manager.streams.delete(stream)
  await manager.streams.add(config)
  await (await world.bus.jetstream()).publish(kept.subject, kept.data, { msgID })
  const after = world.relay(bus)
  const attempts = async () => {
    const { rows } = await world.db.query<{ attempts: number[] }>({
      text: `select array_agg(attempts order by event_id = $1 desc) as attempts from outbox`,
      values: [msgID],
    })
    return rows[0]?.attempts
  }
  await vi.waitFor(async () => expect(await attempts()).toEqual([1, 2, 2]))
  expect((await manager.streams.info(stream)).state.messages).toBe(3)
  await after.stop()
})

test('a relay whose publishing gets no answer is begun anew, and sends each event once', async () => {
  const relay = world.relay(bus, { stallMs: 1000, lookMs: 60_000 })
  await register(world.db)
  const published = (n: number) =>
    vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is not null')).toBe(n))
  await published(1)
  wire.swallow((text) => text.includes('"stream":'))
  await register(world.db)
  await vi.waitFor(() => expect(relay.status().lastError).toContain('no sign of life'))
  expect(relay.status().restarts).toBeGreaterThan(0)
  wire.swallow(() => false)
  await published(2)
  const manager = await world.bus.manager()
  expect((await manager.streams.info(world.bus.streamName('MISSIONS'))).state.messages).toBe(2)
  await relay.stop()
})

test('a feed of revocations that loses what the broker sends notices, and learns of the ended session', async () => {
  const relay = startRelay({
    db: world.db,
    databaseUrl: world.databaseUrl,
    bus: world.bus,
    stream: 'USERS',
    log: silent,
  })
  const feed = new RevocationFeed(bus, silent, { checkMs: 200, silenceMs: 2000 })
  await vi.waitFor(() => expect(feed.fresh).toBe(true))
  const principal = testPrincipal()
  wire.swallow(delivery)
  await revoke(principal.id, principal.sessionId)
  const lost = Date.now()
  await vi.waitFor(() => expect(feed.status().lastError).toContain('never came'))
  process.stdout.write(`noticed after ${Date.now() - lost} ms\n`)
  wire.swallow(() => false)
  await vi.waitFor(() => expect(feed.isRevoked(principal)).toBe(true))
  await feed.stop()
  await relay.stop()
})

test('a feed that hears nothing is not fresh until it does again', async () => {
  const relay = startRelay({
    db: world.db,
    databaseUrl: world.databaseUrl,
    bus: world.bus,
    stream: 'USERS',
    log: silent,
  })
  const feed = new RevocationFeed(bus, silent, { checkMs: 200, silenceMs: 1000 })
  const other = new RevocationFeed(world.bus, silent, { checkMs: 50 })
  await vi.waitFor(() => expect(feed.fresh).toBe(true))
  await revoke(randomUUID(), randomUUID())
  await vi.waitFor(() => expect(other.fresh).toBe(true))
  const { restarts } = other.status()
  wire.swallow((text) => !text.includes('PONG'))
  await vi.waitFor(() => expect(feed.fresh).toBe(false))
  wire.swallow(() => false)
  await vi.waitFor(() => expect(feed.fresh).toBe(true))
  expect(other.status(), 'one that hears everything').toMatchObject({ healthy: true, restarts })
  await Promise.all([feed.stop(), other.stop(), relay.stop()])
})

function revoke(userId: string, sessionId: string): Promise<void> {
  return inTransaction(world.db, (tx) =>
    recordEvent(tx, {
      definition: userEvents.sessionRevoked,
      aggregateId: userId,
      aggregateVersion: 1,
      time: new Date(),
      data: { userId, sessionId, sessionVersion: 1 },
    }),
  )
}
