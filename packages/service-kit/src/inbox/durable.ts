import type { StreamName } from '@ensemble/contracts/events'
import { AckPolicy, type Consumer, DeliverPolicy, type JetStreamClient, type JetStreamManager, nanos } from 'nats'
import { type Bus, isMissing } from '../bus.ts'
import { maxDeliveries } from './settle.ts'

export interface DurableName {
  stream: StreamName
  name: string
  /** One subject filter; servers before 2.10 know no more. */
  filter: string
}

/**
 * Binds to the durable consumer, which it creates or updates as needed.
 * The delays between deliveries are the client's: a `backoff` here would overwrite `ack_wait` (reliability.md §1).
 * @throws when the stream is not there (yet)
 */
export async function bindDurable(
  bus: Bus,
  manager: JetStreamManager,
  jetstream: JetStreamClient,
  options: DurableName,
): Promise<Consumer> {
  const { name } = options
  const stream = bus.streamName(options.stream)
  const settings = {
    filter_subject: bus.subject(options.filter),
    ack_wait: nanos(30_000),
    max_deliver: maxDeliveries,
    max_ack_pending: 256,
  }
  try {
    const { config } = await manager.consumers.info(stream, name)
    const same =
      config.filter_subject === settings.filter_subject &&
      config.ack_wait === settings.ack_wait &&
      config.max_deliver === settings.max_deliver &&
      config.max_ack_pending === settings.max_ack_pending
    if (!same) await manager.consumers.update(stream, name, settings)
  } catch (error) {
    if (!isMissing(error)) throw error
    await manager.consumers.add(stream, {
      durable_name: name,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ...settings,
    })
  }
  return jetstream.consumers.get(stream, name)
}
