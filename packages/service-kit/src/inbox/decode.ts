import type { JsMsg } from 'nats'
import Type, { type Static } from 'typebox'
import { checkOf } from '../schema-check.ts'
import { type Effect, type Handler, Undecodable } from './handler.ts'

/** One message, understood: what is to be done, and once for which event. */
export interface Delivery {
  message: JsMsg
  eventId: string
  type: string
  /** Of whom nobody is told: it is not worth a line either. */
  quiet: boolean
  requestId?: string
  traceparent?: string
  effect: Effect
}

const Envelope = Type.Object({
  id: Type.String({ format: 'uuid' }),
  type: Type.String(),
  traceparent: Type.Optional(Type.String()),
  requestid: Type.Optional(Type.String()),
  quiet: Type.Optional(Type.Boolean()),
})
const isEnvelope = checkOf(Envelope)

/**
 * Understands a message.
 * @returns nothing for a type that this consumer has no handler for
 * @throws {Undecodable}
 */
export function decode(message: JsMsg, handlers: readonly Handler[]): Delivery | undefined {
  const value = readEnvelope(message.string())
  const handler = handlers.find(({ type }) => type === value.type)
  if (!handler) return undefined
  const { id: eventId, type, traceparent, requestid: requestId, quiet = false } = value
  return { message, eventId, type, quiet, traceparent, requestId, effect: handler.read(value) }
}

/**
 * What every event has, whoever it is for.
 * @throws {Undecodable}
 */
export function readEnvelope(text: string): Static<typeof Envelope> {
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
