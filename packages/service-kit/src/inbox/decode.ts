import Type, { type Static } from 'typebox'
import { checkOf } from '../schema-check.ts'
import type { StreamMessage } from '../stream/stream-state.ts'
import type { Trace } from '../trace.ts'
import { traceOfEvent } from './event-trace.ts'
import { type Effect, type Handler, Undecodable } from './handler.ts'

/** One event, understood by one consumer: what is to be done, and once for which event. */
export interface Delivery {
  consumer: string
  message: StreamMessage
  eventId: string
  /** That of the click which caused it, with a span of its own: for its effect, what comes of that, and its line. */
  trace: Trace
  /** Of whom nobody is told: it is not worth a line either. */
  quiet: boolean
  effect: Effect
}

const Envelope = Type.Object({
  id: Type.String({ format: 'uuid' }),
  type: Type.String(),
  traceparent: Type.Optional(Type.String()),
  requestid: Type.Optional(Type.String()),
  quiet: Type.Optional(Type.Boolean()),
})
export type Envelope = Static<typeof Envelope>
const isEnvelope = checkOf(Envelope)

/**
 * What a consumer is to do about an event.
 * @returns nothing for a type that it has no handler for
 * @throws {Undecodable}
 */
export function decode(
  envelope: Envelope,
  message: StreamMessage,
  consumer: { name: string; handlers: readonly Handler[] },
): Delivery | undefined {
  const handler = consumer.handlers.find(({ type }) => type === envelope.type)
  if (!handler) return undefined
  const { id: eventId, type, traceparent, requestid: requestId, quiet = false } = envelope
  return {
    consumer: consumer.name,
    message,
    eventId,
    trace: traceOfEvent(consumer.name, { eventId, type, traceparent, requestId }),
    quiet,
    effect: handler.read(envelope),
  }
}

/**
 * What every event has, whoever it is for.
 * @throws {Undecodable}
 */
export function readEnvelope(text: string): Envelope {
  const value = parse(text)
  if (!isEnvelope(value)) throw new Undecodable('not a CloudEvent')
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Undecodable('not JSON')
  }
}
