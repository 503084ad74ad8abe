import { randomUUID } from 'node:crypto'
import { AckPolicy, DeliverPolicy, nanos } from 'nats'
import { type Bus, isMissing } from '../../bus.ts'
import type { Projection } from '../service-operations.ts'

export interface Replay {
  /** Number of the last message that was handed out. */
  readonly sequence: number
  /** Hands out everything that is in the stream now, in its order. @returns how many events */
  drain(take: (events: string[]) => Promise<void>): Promise<number>
  close(): Promise<void>
}

const batchSize = 500
const patienceMs = 10_000

/** Reads a stream from its beginning beside the consumers that work. @throws when the broker does not answer */
export async function openReplay(bus: Bus, { stream: name, filter }: Projection): Promise<Replay> {
  const manager = await bus.manager(AbortSignal.timeout(patienceMs))
  const jetstream = await bus.jetstream(AbortSignal.timeout(patienceMs))
  const stream = bus.streamName(name)
  const consumerName = `rebuild-${randomUUID()}`
  try {
    await manager.consumers.add(stream, {
      name: consumerName,
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.All,
      filter_subject: bus.subject(filter),
      inactive_threshold: nanos(60_000),
    })
  } catch (error) {
    if (!isMissing(error)) throw error
    return { sequence: 0, drain: async () => 0, close: async () => undefined }
  }
  const consumer = await jetstream.consumers.get(stream, consumerName)
  let sequence = 0
  async function drain(take: (events: string[]) => Promise<void>): Promise<number> {
    let count = 0
    // What arrives while this runs is left to the next call, or a busy stream would have no end.
    for (let waiting = (await consumer.info()).num_pending; waiting > 0;) {
      const events: string[] = []
      for await (const message of await consumer.fetch({ max_messages: Math.min(batchSize, waiting), expires: 2000 })) {
        events.push(message.string())
        sequence = message.seq
      }
      if (events.length === 0) throw new Error(`${stream} gives nothing although ${waiting} messages wait`)
      await take(events)
      count += events.length
      waiting -= events.length
    }
    return count
  }
  return {
    get sequence() {
      return sequence
    },
    drain,
    close: async () => void (await manager.consumers.delete(stream, consumerName).catch(() => undefined)),
  }
}
