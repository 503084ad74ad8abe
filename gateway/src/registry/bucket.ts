import type { Bus } from '@ensemble/service-kit/bus'
import { parseRegistry } from './disk-copy.ts'
import type { RegistryState } from './registry-state.ts'

const key = 'registry'

type JetStream = Awaited<ReturnType<Bus['jetstream']>>
export type Bucket = Awaited<ReturnType<JetStream['views']['kv']>>

/** The registry in the bucket, with the bucket's own revision for the compare-and-set. */
export interface Stored {
  state: RegistryState | null
  bucketRevision: number
}

/** Opens the bucket, makes it where there is none, and gives it as many copies as the broker is told to keep. */
export async function openBucket(bus: Bus, name: string, signal?: AbortSignal): Promise<Bucket> {
  const jetstream = await bus.jetstream(signal)
  const bucket = await jetstream.views.kv(name, { history: 5, replicas: bus.replicas })
  const { replicas, streamInfo } = await bucket.status()
  if (replicas !== bus.replicas) {
    const manager = await bus.manager(signal)
    await manager.streams.update(streamInfo.config.name, { num_replicas: bus.replicas })
  }
  return bucket
}

export async function readBucket(bucket: Bucket): Promise<Stored> {
  const entry = await bucket.get(key)
  return { state: entry ? parseRegistry(entry.string()) : null, bucketRevision: entry?.revision ?? 0 }
}

/**
 * Writes the registry where nobody wrote since it was read.
 * @returns false when somebody did
 * @throws when the broker does not answer
 */
export async function writeBucket(bucket: Bucket, state: RegistryState, bucketRevision: number): Promise<boolean> {
  try {
    await bucket.put(key, JSON.stringify(state), { previousSeq: bucketRevision })
    return true
  } catch (cause) {
    const now = await readBucket(bucket)
    if (now.bucketRevision !== bucketRevision) return false
    throw cause
  }
}

/** Follows the registry from its present value on, until `stop` is called on what is returned or the broker fails. */
export async function watchBucket(bucket: Bucket) {
  return bucket.watch({ key })
}
