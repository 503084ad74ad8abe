import { randomUUID } from 'node:crypto'
import { headers, type JsMsg } from 'nats'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listDeadLetters } from '../../src/inbox/dead-letters.ts'
import { Undecodable } from '../../src/inbox/handler.ts'
import { settleFailure } from '../../src/inbox/settle.ts'
import { createWorld, silent, type World } from './world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(() => world.db.query({ text: 'truncate dead_letters' }))
afterAll(() => world.close())

function message(deliveryCount: number) {
  const id = randomUUID()
  const head = headers()
  head.set('Nats-Msg-Id', id)
  const fake = {
    info: { deliveryCount, stream: 'MISSIONS' },
    headers: head,
    seq: 7,
    subject: 'missions.participant.registered',
    string: () => '{"a":"\0"}',
    nak: vi.fn(),
    term: vi.fn(),
  }
  return { id, fake, message: fake as unknown as JsMsg }
}

const settle = (failed: JsMsg, error: unknown) =>
  settleFailure({ db: world.db, name: 'test--effects', log: silent }, failed, error)

test.each([
  [1, 1000],
  [2, 5000],
  [3, 30_000],
  [4, 120_000],
  [5, 600_000],
  [7, 600_000],
])('after failure %i the event rests %i ms', async (delivery, rest) => {
  const { fake, message: failed } = message(delivery)
  expect(await settle(failed, new Error('not yet'))).toBe('later')
  expect(fake.nak).toHaveBeenCalledExactlyOnceWith(rest)
  expect(await listDeadLetters(world.db)).toEqual([])
})

test('after the last delivery it is parked before it is given up', async () => {
  const { fake, id, message: failed } = message(8)
  expect(await settle(failed, new Error('never'))).toBe('parked')
  expect(fake.term).toHaveBeenCalledOnce()
  expect(await listDeadLetters(world.db)).toMatchObject([{ messageId: id, error: 'never', deliveries: 8 }])
  await settle(failed, new Error('never'))
  expect(await listDeadLetters(world.db)).toHaveLength(1)
})

test('what cannot be read is parked at the first delivery', async () => {
  const { fake, message: failed } = message(1)
  expect(await settle(failed, new Undecodable('not JSON'))).toBe('parked')
  expect(fake.nak).not.toHaveBeenCalled()
})

test('what the broker gives up is parked all the same', async () => {
  const relay = world.relay()
  const consumer = world.consumer()
  await vi.waitFor(() => expect(consumer.status().healthy).toBe(true))
  const jetstream = await world.bus.jetstream()
  const ack = await jetstream.publish(world.bus.subject('missions.mission.changed'), '"lost"', { msgID: 'lost-one' })
  const stream = world.bus.streamName('MISSIONS')
  const connection = await world.bus.connection()
  connection.publish(
    `$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.${stream}.test--effects`,
    JSON.stringify({ stream_seq: ack.seq, deliveries: 8 }),
  )
  await vi.waitFor(async () => expect(await listDeadLetters(world.db)).toMatchObject([{ messageId: 'lost-one' }]))
  await consumer.stop()
  await relay.stop()
})
