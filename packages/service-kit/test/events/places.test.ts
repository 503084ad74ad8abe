import { randomUUID } from 'node:crypto'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handler } from '../../src/inbox/consume.ts'
import { startConsumers } from '../../src/inbox/start-consumers.ts'
import { count, createWorld, effects as definition, register, silent, storeEffect, type World } from './world.ts'

let world: World
let relay: ReturnType<World['relay']>

beforeEach(async () => {
  world = await createWorld()
  relay = world.relay()
})
afterEach(async () => {
  await relay.stop()
  await world.close()
})

const effects = (n: number) => vi.waitFor(async () => expect(await count(world.db, 'effects')).toBe(n))
const published = () =>
  vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is null')).toBe(0))

interface Place {
  consumer: string
  sequence: number
  epoch: number
  messageId: string | null
}

async function places(): Promise<Place[]> {
  const { rows } = await world.db.query<Place>({
    text: 'select consumer, sequence, epoch, message_id as "messageId" from stream_places order by consumer',
  })
  return rows
}

const sql = (text: string) => world.db.query({ text })

test('a consumer keeps its place with what it does, and goes on from there', async () => {
  const consumer = world.consumer()
  for (let n = 0; n < 3; n++) await register(world.db)
  await effects(3)
  const { rows } = await world.db.query<{ id: string }>({
    text: 'select event_id as id from effects order by effects.id desc',
  })
  expect(await places()).toEqual([{ consumer: 'test--effects', sequence: 3, epoch: 0, messageId: rows[0]?.id }])
  await consumer.stop()
  // Whoever read the stream from its beginning would now do everything again.
  await sql('truncate inbox')
  await register(world.db)
  const next = world.consumer()
  await effects(4)
  expect(await places()).toMatchObject([{ sequence: 4, epoch: 0 }])
  await next.stop()
})

test('a consumer that is added later begins at the first event, and the others do nothing again', async () => {
  const first = world.consumer()
  for (let n = 0; n < 3; n++) await register(world.db)
  await effects(3)
  await first.stop()
  await sql('truncate inbox')
  const late: string[] = []
  const onLate = handler(missionEvents.participantRegistered, async (_tx, { id }) => void late.push(id))
  const onEffect = handler(missionEvents.participantRegistered, storeEffect)
  const loops = startConsumers(
    [
      { ...definition, handlers: [onEffect] },
      { ...definition, name: 'test--late', handlers: [onLate] },
    ],
    { db: world.db, bus: world.bus, log: silent },
  )
  await register(world.db)
  await effects(4)
  await vi.waitFor(() => expect(late).toHaveLength(4))
  expect(await places()).toMatchObject([{ sequence: 4 }, { sequence: 4 }])
  for (const loop of loops) await loop.stop()
})

test('all consumers of a stream are one reader at the broker', async () => {
  const handlers = [handler(missionEvents.participantRegistered, storeEffect)]
  const names = ['test--one', 'test--two', 'test--three']
  const loops = startConsumers(
    names.map((name) => ({ ...definition, name, handlers })),
    { db: world.db, bus: world.bus, log: silent },
  )
  await register(world.db)
  await effects(3)
  const manager = await world.bus.manager()
  const { state } = await manager.streams.info(world.bus.streamName('MISSIONS'))
  expect(state).toMatchObject({ messages: 1, consumer_count: 1 })
  for (const loop of loops) await loop.stop()
})

test.each([
  ['has another message at the place', `update stream_places set message_id = 'of a message that is lost'`],
  ['ends before the place', 'update stream_places set sequence = 50'],
  ['was made anew', `update stream_places set stream_created = 'long ago', sequence = 50`],
])('a stream that %s is read from its beginning, with no effect twice', async (_what, displace) => {
  const consumer = world.consumer()
  for (let n = 0; n < 3; n++) await register(world.db)
  await effects(3)
  await consumer.stop()
  await sql(displace)
  // What such a stream has at numbers that were read already.
  await sql(`delete from inbox where event_id = (select event_id from effects order by id limit 1)`)
  const next = world.consumer()
  await effects(4)
  await register(world.db)
  await effects(5)
  expect(await places()).toMatchObject([{ sequence: 4, epoch: 1 }])
  await next.stop()
})

test('a process that reads a stream which another has begun anew moves no place, and does nothing twice', async () => {
  const [one, other] = [world.consumer(), world.consumer()]
  await register(world.db)
  await effects(1)
  await sql('update stream_places set epoch = epoch + 1, sequence = 0, message_id = null')
  for (let n = 0; n < 3; n++) await register(world.db)
  await effects(4)
  expect(await places()).toMatchObject([{ sequence: 4, epoch: 1 }])
  await one.stop()
  await other.stop()
})

test('two processes that follow one stream do each event once, and one goes on alone', async () => {
  await sql('alter table effects add constraint once unique (event_id)')
  const [one, other] = [world.consumer(), world.consumer()]
  for (let n = 0; n < 50; n++) await register(world.db)
  await effects(50)
  await one.stop()
  for (let n = 0; n < 10; n++) await register(world.db)
  await effects(60)
  expect(other.status()).toMatchObject({ redelivered: 0, parked: 0 })
  await other.stop()
})

test('two processes that follow one stream take turns', async () => {
  const done = [0, 0]
  const counting = (n: 0 | 1): typeof storeEffect => {
    return async (tx, event) => {
      await storeEffect(tx, event)
      done[n] = (done[n] ?? 0) + 1
    }
  }
  const both = [world.consumer(world.bus, counting(0)), world.consumer(world.bus, counting(1))]
  for (let n = 1; Math.min(...done) === 0; n++) {
    await register(world.db)
    await effects(n)
  }
  expect(await count(world.db, 'effects')).toBe(done.reduce((sum, n) => sum + n))
  for (const consumer of both) await consumer.stop()
})

test('events that were purged or deleted are no gap: what is left is done', async () => {
  const kept = randomUUID()
  for (let n = 0; n < 4; n++) await register(world.db)
  await register(world.db, kept)
  await published()
  const manager = await world.bus.manager()
  const stream = world.bus.streamName('MISSIONS')
  const jetstream = await world.bus.jetstream()
  await jetstream.publish(world.bus.subject('missions.person.erased'), '{}')
  await manager.streams.deleteMessage(stream, 2)
  await manager.streams.deleteMessage(stream, 3)
  await manager.streams.purge(stream, { filter: world.bus.subject('missions.person.erased') })
  const consumer = world.consumer()
  await effects(3)
  await register(world.db)
  await effects(4)
  expect(consumer.status()).toMatchObject({ healthy: true, gapsFilled: 0 })
  expect(await count(world.db, `effects where mission = '${kept}'`)).toBe(1)
  await consumer.stop()
})

test('a place moves past events that concern nobody, without a transaction for each', async () => {
  const checkMs = 200
  const consumer = world.consumer(world.bus, storeEffect, { checkMs })
  await register(world.db)
  await effects(1)
  const jetstream = await world.bus.jetstream()
  world.statements.length = 0
  const begun = performance.now()
  const subject = world.bus.subject('missions.notice.due')
  await Promise.all(Array.from({ length: 20 }, () => jetstream.publish(subject, '{}')))
  await vi.waitFor(async () => expect(await places()).toMatchObject([{ sequence: 21 }]))
  const moves = world.statements.filter((text) => text.includes('update stream_places'))
  // One for each rest of the stream: on a busy machine there may be some before the last event has come.
  expect(moves.length).toBeLessThanOrEqual(1 + Math.floor((performance.now() - begun) / checkMs))
  expect(moves.length).toBeLessThan(20)
  await consumer.stop()
})
