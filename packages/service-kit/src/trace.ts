import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** What ties together the lines and events that one click causes, through every program. */
export interface Trace {
  requestId: string
  /** W3C trace context. */
  traceparent?: string
  /** Set while an event has its effect. */
  consumer?: string
  eventId?: string
  eventType?: string
}

const storage = new AsyncLocalStorage<Trace>()

const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const nothing = /^0+$/
const requestIdPattern = /^[\w-]{8,64}$/

/** Does work, and all that it starts, within a trace. */
export function withTrace<Result>(trace: Trace, work: () => Result): Result {
  return storage.run(trace, work)
}

export function currentTrace(): Trace | undefined {
  return storage.getStore()
}

/** A traceparent as it came in, or nothing if it is not one: it goes into logs and events. */
export function readTraceparent(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const [, trace, span] = traceparentPattern.exec(value) ?? []
  return trace === undefined || span === undefined || nothing.test(trace) || nothing.test(span) ? undefined : value
}

/** A request's id as it came in, or nothing if it could forge a line of the log. */
export function readRequestId(value: unknown): string | undefined {
  return typeof value === 'string' && requestIdPattern.test(value) ? value : undefined
}

/**
 * The trace context of the next step: the same trace under a new span, or the beginning of a trace.
 * @param received the traceparent of the step before; whatever is not one counts as absent
 */
export function nextTraceparent(received: unknown): string {
  const [, trace, , flags] = traceparentPattern.exec(readTraceparent(received) ?? '') ?? []
  return `00-${trace ?? randomHex()}-${randomHex().slice(-16)}-${flags ?? '01'}`
}

/** Of 32 digits. Node draws identifiers from a store of random bytes, and asks the system seldom. */
function randomHex(): string {
  return randomUUID().replaceAll('-', '')
}

/** What every line of the log that is written within a trace says of it. */
export function traceFields(trace = currentTrace()): Record<string, string> {
  if (!trace) return {}
  const { traceparent, ...ids } = trace
  const [, traceId] = traceparentPattern.exec(traceparent ?? '') ?? []
  return { ...ids, ...(traceId ? { traceId } : {}) }
}
