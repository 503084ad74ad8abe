import type { StreamName } from '@ensemble/contracts/events'
import { type JetStreamManager, nanos, RetentionPolicy, StorageType } from 'nats'
import { type Bus, isMissing } from '../bus.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Creates or updates the stream of this service. Only its producer does so; consumers wait until it is there.
 * @param refill called before an empty stream is used, so that a crash in between is noticed by whoever comes next
 * @returns number of its last message
 */
export async function ensureStream(
  bus: Bus,
  manager: JetStreamManager,
  stream: StreamName,
  refill: () => Promise<void>,
): Promise<number> {
  const name = bus.streamName(stream)
  const config = {
    subjects: [bus.subject(`${stream.toLowerCase()}.>`)],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    max_age: nanos(30 * day),
    duplicate_window: nanos(2 * 60 * 1000),
    num_replicas: bus.replicas,
  }
  try {
    const { config: present, state } = await manager.streams.info(name)
    const same =
      present.max_age === config.max_age &&
      present.duplicate_window === config.duplicate_window &&
      present.num_replicas === config.num_replicas &&
      present.subjects.join() === config.subjects.join()
    if (!same) await manager.streams.update(name, config)
    if (state.last_seq === 0) await refill()
    return state.last_seq
  } catch (error) {
    if (!isMissing(error)) throw error
    await refill()
    await manager.streams.add({ name, ...config })
    return 0
  }
}
