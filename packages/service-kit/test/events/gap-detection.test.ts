import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GapDetection } from '../../src/stream/gap-detection.ts'
import { readMessage, type StreamMessage } from '../../src/stream/stream-state.ts'
import { createTestBus, type TestBus } from '../../src/testing/test-bus.ts'

let broker: TestBus

/** A stream of six messages, of which the second was deleted. */
beforeEach(async () => {
  broker = await createTestBus()
  const { bus } = broker
  const manager = await bus.manager()
  await manager.streams.add({ name: bus.streamName('MISSIONS'), subjects: [bus.subject('missions.>')] })
  const jetstream = await bus.jetstream()
  for (let n = 1; n <= 6; n++) await jetstream.publish(bus.subject('missions.test.told'), `message ${n}`)
  await manager.streams.deleteMessage(bus.streamName('MISSIONS'), 2)
})
afterEach(() => broker.close())

async function messages(...sequences: number[]): Promise<StreamMessage[]> {
  const read = await Promise.all(sequences.map((sequence) => readMessage(broker.bus, 'MISSIONS', sequence)))
  return read.filter((message) => message !== undefined)
}

const sequencesOf = (whole: StreamMessage[]) => whole.map(({ sequence }) => sequence)

test('what did not come is read by its number; what was deleted is not missed', async () => {
  const gaps = new GapDetection(broker.bus, 'MISSIONS', 1)
  const whole = await gaps.fill(await messages(1, 5))
  expect(whole.map(({ text }) => text())).toEqual(['message 1', 'message 3', 'message 4', 'message 5'])
  expect(gaps.filled).toBe(2)
  expect(gaps.unreadable).toEqual([])
})

test('what comes late after it was read by its number is not handed out again', async () => {
  const gaps = new GapDetection(broker.bus, 'MISSIONS', 3)
  expect(sequencesOf(await gaps.fill(await messages(5)))).toEqual([3, 4, 5])
  expect(sequencesOf(await gaps.fill(await messages(4, 6)))).toEqual([6])
  expect(gaps.filled).toBe(2)
})

test('what has expired is not missed', async () => {
  const manager = await broker.bus.manager()
  await manager.streams.purge(broker.bus.streamName('MISSIONS'), { seq: 5 })
  const gaps = new GapDetection(broker.bus, 'MISSIONS', 1)
  expect(sequencesOf(await gaps.fill(await messages(5, 6)))).toEqual([5, 6])
  expect(gaps.filled).toBe(0)
  expect(gaps.unreadable).toEqual([])
})

test('what the broker counts and does not give is noted, once, and the rest is handed out', async () => {
  const whole = await messages(1, 5, 6)
  const manager = await broker.bus.manager()
  const read = manager.streams.getMessage.bind(manager.streams)
  // It answers for the third as for one that is not there, as it does for what is damaged in its store.
  vi.spyOn(manager.streams, 'getMessage').mockImplementation((stream, query) =>
    read(stream, typeof query === 'object' && 'seq' in query && query.seq === 3 ? { seq: 2 } : query),
  )
  vi.spyOn(broker.bus, 'manager').mockResolvedValue(manager)
  const gaps = new GapDetection(broker.bus, 'MISSIONS', 1)
  expect(sequencesOf(await gaps.fill(whole))).toEqual([1, 4, 5, 6])
  expect(gaps.unreadable).toEqual([3])
  expect(gaps.filled).toBe(1)
})

test('a reader that begins at a time misses nothing before its first message', async () => {
  const gaps = new GapDetection(broker.bus, 'MISSIONS')
  expect(sequencesOf(await gaps.fill(await messages(4)))).toEqual([4])
  expect(sequencesOf(await gaps.fill(await messages(6)))).toEqual([5, 6])
  expect(gaps.filled).toBe(1)
})
