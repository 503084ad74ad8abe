import type { StreamName } from '@ensemble/contracts/events'
import { type ClusterInfo, type JetStreamManager, nanos, RetentionPolicy, StorageType } from 'nats'
import { type Bus, isMissing } from '../bus.ts'
import { expectLeader } from '../stream/stream-state.ts'

const day = 24 * 60 * 60 * 1000

/** A stream that is there and as it should be. */
interface EnsuredStream {
  /** Number of its last message, and when the broker stored it; null of a stream that has had none. */
  lastSequence: number
  lastAt: Date | null
  /** Copies on other brokers that do not hold what its leader holds. */
  copiesBehind: number
}

/**
 * Creates or updates the stream of this service. Only its producer does so; consumers wait until it is there.
 * @param refill called before an empty stream is used, so that a crash in between is noticed by whoever comes next
 * @throws Error where a copy answers that knows of no leader
 */
export async function ensureStream(
  bus: Bus,
  manager: JetStreamManager,
  stream: StreamName,
  refill: () => Promise<void>,
): Promise<EnsuredStream> {
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
    const { config: present, state, cluster } = await manager.streams.info(name)
    expectLeader(name, cluster)
    const same =
      present.max_age === config.max_age &&
      present.duplicate_window === config.duplicate_window &&
      present.num_replicas === config.num_replicas &&
      present.subjects.join() === config.subjects.join()
    if (!same) await manager.streams.update(name, config)
    if (state.last_seq === 0) await refill()
    const lastAt = state.last_seq === 0 ? null : new Date(state.last_ts)
    return { lastSequence: state.last_seq, lastAt, copiesBehind: copiesBehind(bus.replicas, cluster) }
  } catch (error) {
    if (!isMissing(error)) throw error
    await refill()
    await manager.streams.add({ name, ...config })
    return { lastSequence: 0, lastAt: null, copiesBehind: 0 }
  }
}

/**
 * How many of the copies beside the leader's are missing or do not follow it: a broker that came back and hears its
 * leader without being heard stays like that until somebody starts it again (decision 251).
 * @param replicas the copies that are wanted, the leader's with them
 * @param cluster as the broker tells of a stream; absent where it is alone
 */
export function copiesBehind(replicas: number, cluster: Pick<ClusterInfo, 'replicas'> | undefined): number {
  const following = cluster?.replicas?.filter(({ current, offline }) => current && !offline) ?? []
  return Math.max(0, replicas - 1 - following.length)
}
