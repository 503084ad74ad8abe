import { streams } from '@ensemble/contracts/events'
import { randomUUID } from 'node:crypto'
import { type Bus, connectBus } from '../bus.ts'
import { required } from './settings.ts'

export interface TestBus {
  bus: Bus
  url: string
  /** Names of streams and subjects begin with it, so that test files do not hear each other. */
  namespace: string
  /** Removes the streams of this test and disconnects. */
  close(): Promise<void>
}

/** A connection to the broker that TEST_NATS_URL names, with streams of its own for one test file. */
export async function createTestBus(): Promise<TestBus> {
  const url = required('TEST_NATS_URL')
  const namespace = `t${randomUUID().slice(0, 8)}`
  const bus = await connectBus({ url, name: 'test', namespace, log: { info: ignore, warn: ignore } })
  return {
    bus,
    url,
    namespace,
    close: async () => {
      const manager = await bus.manager()
      for (const stream of Object.values(streams)) await manager.streams.delete(bus.streamName(stream)).catch(ignore)
      await bus.close()
    },
  }
}

function ignore(): void {}
