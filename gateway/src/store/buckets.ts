import type { Bus } from '@ensemble/service-kit/bus'

type Views = Awaited<ReturnType<Bus['jetstream']>>['views']
export type Bucket = Awaited<ReturnType<Views['kv']>>

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

/** Gives a stream as many copies as the broker is told to keep. */
export async function keepCopies(
  bus: Bus,
  { name, num_replicas }: { name: string; num_replicas: number },
): Promise<void> {
  if (num_replicas === bus.replicas) return
  await (await bus.manager()).streams.update(name, { num_replicas: bus.replicas })
}
