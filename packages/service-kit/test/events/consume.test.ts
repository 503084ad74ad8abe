import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listDeadLetters, replayDeadLetter } from '../../src/inbox/dead-letters.ts'
import type { Tx } from '../../src/database.ts'
import { handler } from '../../src/inbox/consume.ts'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { count, createWorld, forgetReaders, register, storeEffect, type World } from './world.ts'

let world: World

beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

const effects = (n: number) => vi.waitFor(async () => expect(await count(world.db, 'effects')).toBe(n))

test('each event delivered three times and shuffled has one effect', async () => {
  const relay = world.relay()
  for (let n = 0; n < 20; n++) await register(world.db)
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is null')).toBe(0))
  const { rows } = await world.db.query<{ payload: object }>({ text: 'select payload from outbox order by random()' })
  const jetstream = await world.bus.jetstream()
  for (const { payload } of [...rows, ...rows.toReversed()]) {
    await jetstream.publish(world.bus.subject('missions.participant.registered'), JSON.stringify(payload))
  }
  const consumer = world.consumer()
  await effects(20)
  await done(consumer)
  expect(await count(world.db, 'effects')).toBe(20)
  await consumer.stop()
  await relay.stop()
})

test('messages that cannot be read are parked at once, and the rest goes on', async () => {
  const relay = world.relay()
  await register(world.db)
  const consumer = world.consumer()
  await effects(1)
  const jetstream = await world.bus.jetstream()
  const subject = world.bus.subject('missions.participant.registered')
  await jetstream.publish(subject, 'not JSON')
  await jetstream.publish(subject, JSON.stringify({ hello: 'world' }))
  // PostgreSQL keeps no text with such a sign.
  await jetstream.publish(subject, '{"a":"\0"}')
  const event = { specversion: '1.0', id: randomUUID(), type: 'missions.participant.registered', data: {} }
  await jetstream.publish(subject, JSON.stringify(event), { msgID: event.id })
  for (let n = 0; n < 5; n++) await register(world.db)
  await effects(6)
  const letters = await listDeadLetters(world.db, 'test--effects')
  expect(letters.map(({ payload }) => payload)).toEqual([
    'not JSON',
    JSON.stringify({ hello: 'world' }),
    '{"a":"�"}',
    JSON.stringify(event),
  ])
  expect(letters[3]?.messageId).toBe(event.id)
  await vi.waitFor(() => expect(consumer.status().parked).toBe(4))
  await consumer.stop()
  await relay.stop()
})

test('a handler that says not yet gets the event again, and holds up nobody', async () => {
  const relay = world.relay()
  const early = randomUUID()
  let isHere = false
  const consumer = world.consumer(world.bus, async (tx, event) => {
    await storeEffect(tx, event)
    if (event.subject === early && !isHere) throw new Error('what it needs is not here yet')
  })
  await register(world.db, early)
  for (let n = 0; n < 9; n++) await register(world.db)
  await vi.waitFor(async () => expect(await count(world.db, 'effects')).toBe(9))
  expect(await count(world.db, `effects where mission = '${early}'`)).toBe(0)
  isHere = true
  await effects(10)
  expect(await listDeadLetters(world.db)).toEqual([])
  await consumer.stop()
  await relay.stop()
})

test('an event whose handler always throws comes eight times and is parked, and holds up nobody', async () => {
  const relay = world.relay()
  const poison = randomUUID()
  const triesAt: number[] = []
  const rests = [100, 200, 300]
  const effect = async (tx: Tx, event: Parameters<typeof storeEffect>[1]) => {
    await storeEffect(tx, event)
    if (event.subject !== poison) return
    triesAt.push(Date.now())
    // What a constraint does: the transaction is broken, not only the handler.
    await tx.query({ text: 'select 1 / 0' })
  }
  const consumer = world.consumer(world.bus, effect, { rests })
  await register(world.db, poison)
  for (let n = 0; n < 9; n++) await register(world.db)
  await effects(9)
  const parked = () => listDeadLetters(world.db, 'test--effects')
  await vi.waitFor(async () => expect(await parked()).toHaveLength(1))
  expect(await parked()).toMatchObject([{ deliveries: 8, error: 'division by zero', payload: expect.any(String) }])
  expect((await parked())[0]?.payload).toContain(poison)
  // Seven rests, whatever the first batch tried.
  const rested = [100, 200, 300, 300, 300, 300, 300].reduce((sum, ms) => sum + ms, 0)
  expect((triesAt.at(-1) ?? 0) - (triesAt[0] ?? 0)).toBeGreaterThanOrEqual(rested - 50)
  await done(consumer)
  await register(world.db)
  await effects(10)
  expect(consumer.status()).toMatchObject({ parked: 1, redelivered: 7 })
  await consumer.stop()
  await relay.stop()
})

test('a consumer that starts before the stream exists, or that the broker forgets, goes on', async () => {
  const consumer = world.consumer()
  const relay = world.relay()
  await register(world.db)
  await effects(1)
  await forgetReaders(world)
  await register(world.db)
  await effects(2)
  await vi.waitFor(() => expect(consumer.status()).toMatchObject({ healthy: true }))
  expect(consumer.status().restarts).toBeGreaterThan(0)
  await consumer.stop()
  await relay.stop()
})

test('a broker that lost everything converges again, with no effect twice', async () => {
  const [consumer, relay] = [world.consumer(), world.relay()]
  for (let n = 0; n < 3; n++) await register(world.db)
  await effects(3)
  const manager = await world.bus.manager()
  await manager.streams.delete(world.bus.streamName('MISSIONS'))
  await register(world.db)
  await effects(4)
  await done(consumer)
  expect((await manager.streams.info(world.bus.streamName('MISSIONS'))).state.messages).toBe(4)
  expect(await count(world.db, 'effects')).toBe(4)
  await consumer.stop()
  await relay.stop()
})

test('a parked event is replayed once', async () => {
  const relay = world.relay()
  await register(world.db)
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is null')).toBe(0))
  const { rows } = await world.db.query<{ payload: string }>({ text: 'select payload::text as payload from outbox' })
  await world.db.query({
    text: `insert into dead_letters (consumer, message_id, subject, payload, error, deliveries)
           values ('test--effects', 'one', 's', $1, 'was broken', 8)`,
    values: [rows[0]?.payload],
  })
  const [letter] = await listDeadLetters(world.db)
  const handlers = [handler(missionEvents.participantRegistered, storeEffect)]
  await replayDeadLetter(world.db, letter?.id ?? 0, handlers)
  expect(await count(world.db, 'effects')).toBe(1)
  await expect(replayDeadLetter(world.db, letter?.id ?? 0, handlers)).rejects.toThrow('NOT_FOUND')
  expect(await listDeadLetters(world.db)).toEqual([])
  await relay.stop()
})

/** Nothing is before the consumer, in its hands or on its list of what to try again. */
async function done(consumer: ReturnType<World['consumer']>): Promise<void> {
  await vi.waitFor(() => expect(consumer.status()).toMatchObject({ healthy: true, pending: 0, retrying: 0 }))
}
