import { randomUUID } from 'node:crypto'
import { StorageType } from 'nats'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FactSender } from '../../src/outbox/fact-sender.ts'
import { createTestBus, type TestBus } from '../../src/testing/test-bus.ts'

const longest = 400

let broker: TestBus
let sender: FactSender

beforeAll(async () => {
  broker = await createTestBus()
  const manager = await broker.bus.manager()
  await manager.streams.add({
    name: broker.bus.streamName('MISSIONS'),
    subjects: [broker.bus.subject('missions.>')],
    storage: StorageType.Memory,
    max_msg_size: longest,
  })
})
afterAll(() => broker.close())
beforeEach(async () => {
  sender = new FactSender(await broker.bus.connection(), broker.bus.newInbox())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  sender.close()
})

const subject = () => broker.bus.subject('missions.participant.registered')

test('each fact hears its own number, and what is sent again is stored once', async () => {
  const ids = Array.from({ length: 20 }, () => randomUUID())
  const numbers = await Promise.all(ids.map((id) => sender.send(subject(), 'a fact', id)))
  const first = numbers[0] ?? 0
  expect(numbers).toEqual(ids.map((_id, n) => first + n))
  expect(await sender.send(subject(), 'a fact', ids[7] ?? '')).toBe(first + 7)
})

test('what the broker refuses, and what no stream takes, fails alone', async () => {
  const sent = await Promise.allSettled([
    sender.send(subject(), 'x'.repeat(longest), randomUUID()),
    sender.send(broker.bus.subject('nobody.keeps.this'), 'a fact', randomUUID()),
    sender.send(subject(), 'a fact', randomUUID()),
  ])
  expect(sent).toMatchObject([
    { reason: { message: expect.stringContaining('size') } },
    { reason: { message: 'no stream takes it' } },
    { value: expect.any(Number) },
  ])
})

test('all that wait have one clock, and it rests when none does', async () => {
  const interval = vi.spyOn(globalThis, 'setInterval')
  const timeout = vi.spyOn(globalThis, 'setTimeout')
  await Promise.all(Array.from({ length: 200 }, () => sender.send(subject(), 'a fact', randomUUID())))
  expect(interval).toHaveBeenCalledTimes(1)
  // What the library holds back until the end of a turn.
  expect(timeout.mock.calls.length).toBeLessThan(20)
})

test('a broker that is silent, and a sender that is closed, are not waited for', async () => {
  const connection = await broker.bus.connection()
  // Somebody listens, so that the broker does not say that nobody does.
  const listener = connection.subscribe(broker.bus.subject('silent'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const unheard = sender.send(broker.bus.subject('silent'), 'a fact', randomUUID())
  const failure = expect(unheard).rejects.toThrow('the broker does not answer')
  await vi.advanceTimersByTimeAsync(5_500)
  await failure
  expect(vi.getTimerCount()).toBe(0)
  const left = sender.send(broker.bus.subject('silent'), 'a fact', randomUUID())
  sender.close()
  await expect(left).rejects.toThrow('nothing is sent any more')
  expect(vi.getTimerCount()).toBe(0)
  listener.unsubscribe()
})
