import type { Bus } from '@ensemble/service-kit/bus'

type Views = Awaited<ReturnType<Bus['jetstream']>>['views']
export type Bucket = Awaited<ReturnType<Views['kv']>>
export type Objects = Awaited<ReturnType<Views['os']>>

interface BucketOptions {
  /** How long what is written stays, in ms; for ever by default. */
  ttlMs?: number
  signal?: AbortSignal
}

/** Opens a key-value bucket, makes it where there is none, and gives it as many copies as the broker is told to keep. */
export async function openBucket(bus: Bus, name: string, { ttlMs, signal }: BucketOptions = {}): Promise<Bucket> {
  const { views } = await bus.jetstream(signal)
  const bucket = await views.kv(name, { history: 5, replicas: bus.replicas, ...(ttlMs && { ttl: ttlMs }) })
  await keepCopies(bus, (await bucket.status()).streamInfo.config)
  return bucket
}

/**
 * The same for a store of objects. Copies are asked for afterwards: the client would name them by a word that is none of
 * the broker's, and brokers from 2.12 on refuse what they do not know.
 */
export async function openObjects(bus: Bus, name: string, { ttlMs, signal }: BucketOptions = {}): Promise<Objects> {
  const { views } = await bus.jetstream(signal)
  const objects = await views.os(name, ttlMs ? { ttl: ttlMs * nanosInMs } : {})
  await keepCopies(bus, (await objects.status()).streamInfo.config)
  return objects
}

/** A bucket says its time in ms, a store of objects in ns. */
const nanosInMs = 1_000_000

async function keepCopies(bus: Bus, { name, num_replicas }: { name: string; num_replicas: number }): Promise<void> {
  if (num_replicas === bus.replicas) return
  await (await bus.manager()).streams.update(name, { num_replicas: bus.replicas })
}
