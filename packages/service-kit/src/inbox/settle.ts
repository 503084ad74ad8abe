import type { JsMsg } from 'nats'
import type { Database } from '../database.ts'
import { messageOf } from '../loop.ts'
import type { Log } from '../log.ts'
import { park } from './dead-letters.ts'
import { Undecodable } from './handler.ts'

export const maxDeliveries = 8

/** How long a message rests after its first, second, … failure, in ms; the last counts for all that follow. */
export const usualRests: readonly number[] = [1000, 5000, 30_000, 120_000, 600_000]

interface Failing {
  db: Database
  name: string
  log: Pick<Log, 'warn' | 'error'>
  rests?: readonly number[]
}

/**
 * Settles a message that could not be handled: it comes again later, or it is parked when that cannot help
 * or was its last delivery. Parked before it is given up, so that a crash in between parks it again and loses nothing.
 */
export async function settleFailure(
  { db, name, log, rests = usualRests }: Failing,
  message: JsMsg,
  error: unknown,
): Promise<'later' | 'parked'> {
  const deliveries = message.info.deliveryCount
  if (!(error instanceof Undecodable) && deliveries < maxDeliveries) {
    message.nak(rests[Math.min(deliveries, rests.length) - 1])
    log.warn({ err: error, consumer: name, messageId: messageId(message), deliveries }, 'event not handled yet')
    return 'later'
  }
  await park(db, {
    consumer: name,
    messageId: messageId(message),
    subject: message.subject,
    payload: message.string(),
    error: messageOf(error),
    deliveries,
  })
  message.term()
  log.error({ err: error, consumer: name, messageId: messageId(message), deliveries }, 'event parked')
  return 'parked'
}

function messageId(message: JsMsg): string {
  return message.headers?.get('Nats-Msg-Id') || `${message.info.stream}:${message.seq}`
}
