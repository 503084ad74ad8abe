import type { JetStreamManager, NatsConnection } from 'nats'
import Type from 'typebox'
import type { Bus } from '../bus.ts'
import type { Database } from '../database.ts'
import { checkOf } from '../schema-check.ts'
import { park } from './dead-letters.ts'
import type { DurableName } from './durable.ts'

const isAdvisory = checkOf(Type.Object({ stream_seq: Type.Integer(), deliveries: Type.Integer() }))

/**
 * The net under the dead letters: a process that dies during the last delivery of a message parks nothing, and the
 * broker gives the message up. It says so once, and this listens.
 * @returns how to stop listening
 */
export function watchLostDeliveries(
  connection: NatsConnection,
  manager: JetStreamManager,
  options: DurableName & { bus: Bus; db: Database },
): () => void {
  const { db, name } = options
  const stream = options.bus.streamName(options.stream)
  const subject = `$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.${stream}.${name}`
  const subscription = connection.subscribe(subject, {
    callback: (error, advisory) => {
      const body: unknown = error ? undefined : advisory.json()
      if (isAdvisory(body)) void parkFromStream(body.stream_seq, body.deliveries).catch(() => undefined)
    },
  })
  async function parkFromStream(sequence: number, deliveries: number): Promise<void> {
    const lost = await manager.streams.getMessage(stream, { seq: sequence })
    await park(db, {
      consumer: name,
      messageId: lost.header.get('Nats-Msg-Id') || `${stream}:${sequence}`,
      subject: lost.subject,
      payload: lost.string(),
      error: 'given up by the broker after the last delivery',
      deliveries,
    })
  }
  return () => subscription.unsubscribe()
}
