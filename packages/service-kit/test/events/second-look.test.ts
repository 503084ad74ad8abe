import { missionEvents } from '@ensemble/contracts/missions/events'
import { DeliverPolicy } from 'nats'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handler } from '../../src/inbox/consume.ts'
import { listDeadLetters } from '../../src/inbox/dead-letters.ts'
import { SecondLook } from '../../src/inbox/second-look.ts'
import { count, createWorld, register, silent, storeEffect, type World } from './world.ts'

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

function look(effect = storeEffect): SecondLook {
  return new SecondLook({
    db: world.db,
    bus: world.bus,
    log: silent,
    stream: 'MISSIONS',
    consumers: [
      {
        name: 'test--effects',
        stream: 'MISSIONS',
        filter: 'missions.participant.>',
        handlers: [handler(missionEvents.participantRegistered, effect)],
      },
    ],
    everyMs: 50,
  })
}

/**
 * One event that a consumer has taken, and three that the broker has passed over: they lie in the stream, and nothing
 * is pending. The consumer rests.
 */
async function oneTakenThreePassedOver(): Promise<void> {
  const consumer = world.consumer()
  await register(world.db)
  await effects(1)
  await consumer.stop()
  for (let n = 0; n < 3; n++) await register(world.db)
  await published()
  const manager = await world.bus.manager()
  const stream = world.bus.streamName('MISSIONS')
  const { config } = await manager.consumers.info(stream, 'test--effects')
  const { state } = await manager.streams.info(stream)
  await manager.consumers.delete(stream, 'test--effects')
  const from = { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: state.last_seq + 1 }
  await manager.consumers.add(stream, { ...config, ...from })
}

const sequence = async () => {
  const { rows } = await world.db.query<{ sequence: number }>({ text: 'select sequence from second_looks' })
  return rows[0]?.sequence ?? 0
}

test('events that the broker passed over have their effect all the same, once', async () => {
  await oneTakenThreePassedOver()
  const consumer = world.consumer()
  await register(world.db)
  await effects(2)
  const second = look()
  const begun = Date.now()
  await effects(5)
  process.stdout.write(`made up for after ${Date.now() - begun} ms\n`)
  expect(second.status()).toMatchObject({ healthy: true, madeUpFor: 3 })
  await vi.waitFor(async () => expect(await sequence()).toBe(5))
  await second.stop()
  // Another process of the service, later: nothing is left to do, and nothing is read again.
  const third = look(() => Promise.reject(new Error('asked again')))
  await register(world.db)
  await vi.waitFor(async () => expect(await sequence()).toBe(6))
  expect(third.status()).toMatchObject({ healthy: true, madeUpFor: 0 })
  expect(await count(world.db, 'effects')).toBe(6)
  expect(await listDeadLetters(world.db)).toEqual([])
  await third.stop()
  await consumer.stop()
})

test('what a consumer has before it or in its hands is left to it', async () => {
  const consumer = world.consumer()
  await register(world.db)
  await effects(1)
  await consumer.stop()
  const second = look()
  await vi.waitFor(async () => expect(await sequence()).toBe(1))
  for (let n = 0; n < 3; n++) await register(world.db)
  await published()
  const info = vi.spyOn(world.bus, 'manager')
  await vi.waitFor(() => expect(info.mock.calls.length).toBeGreaterThan(3))
  expect(await sequence()).toBe(1)
  expect(second.status().madeUpFor).toBe(0)
  const later = world.consumer()
  await effects(4)
  await vi.waitFor(async () => expect(await sequence()).toBe(4))
  expect(second.status().madeUpFor).toBe(0)
  await second.stop()
  await later.stop()
})

test('what was passed over and fails is parked, and the rest goes on', async () => {
  await oneTakenThreePassedOver()
  let calls = 0
  const second = look(async (tx, event) => {
    if (++calls === 1) throw new Error('cannot')
    await storeEffect(tx, event)
  })
  await effects(3)
  await vi.waitFor(async () => expect(await sequence()).toBe(4))
  expect(await listDeadLetters(world.db)).toMatchObject([{ consumer: 'test--effects', error: 'cannot', deliveries: 0 }])
  await second.stop()
})
