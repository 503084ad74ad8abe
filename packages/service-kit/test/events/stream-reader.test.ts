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
