import { expect, test, vi } from 'vitest'
import { StreamReader } from '../../src/stream/stream-reader.ts'
import { createTestBus } from '../../src/testing/test-bus.ts'

test('a program that ends while a reader is being opened is left with none', async () => {
  const { bus, close } = await createTestBus()
  const manager = await bus.manager()
  await manager.streams.add({ name: bus.streamName('MISSIONS'), subjects: [bus.subject('missions.>')] })
  const jetstream = await bus.jetstream()
  const ending = new AbortController()
  vi.spyOn(bus, 'jetstream').mockImplementationOnce(async () => {
    ending.abort(new Error('the program ends'))
    return jetstream
  })
  // The reader would go on until the broker forgets it, and the program with it.
  await expect(StreamReader.open(bus, 'MISSIONS', { sequence: 1 }, ending.signal)).rejects.toThrow('the program ends')
  await close()
})

test('what the broker passed over is handed out all the same, in its place and once', async () => {
  const { bus, close } = await createTestBus()
  const manager = await bus.manager()
  await manager.streams.add({ name: bus.streamName('MISSIONS'), subjects: [bus.subject('missions.>')] })
  const jetstream = await bus.jetstream()
  for (let n = 1; n <= 6; n += 1) await jetstream.publish(bus.subject('missions.test.told'), `message ${n}`)
  const { consumers } = manager
  // A broker that leaves the first three out without a word.
  const add: typeof consumers.add = (stream, config) => consumers.add(stream, { ...config, opt_start_seq: 4 })
  const forgetful = { ...consumers, add }
  vi.spyOn(bus, 'manager').mockResolvedValueOnce({ ...manager, consumers: forgetful })
  const reading = new AbortController()
  const reader = await StreamReader.open(bus, 'MISSIONS', { sequence: 2 }, reading.signal)
  const heard: string[] = []
  while (heard.length < 5) heard.push(...(await reader.next(100)).map(({ text }) => text()))
  expect(heard).toEqual([2, 3, 4, 5, 6].map((n) => `message ${n}`))
  expect(reader.gapsFilled).toBe(2)
  await reader.close()
  await close()
})
