import { randomFillSync } from 'node:crypto'
import { currentContext, type Trace, withContext } from './context.ts'

export type { Trace }

const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const nothing = /^0+$/
const requestIdPattern = /^[\w-]{8,64}$/

/** Does work, and all that it starts, within a trace. */
export function withTrace<Result>(trace: Trace, work: () => Result): Result {
  return withContext({ trace }, work)
}

export function currentTrace(): Trace | undefined {
  return currentContext()?.trace
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
  const known = readTraceparent(received)
  return known === undefined ? `00-${randomHex(16)}-${randomHex(8)}-01` : nextSpan(known)
}

/** The same for a traceparent that is known to be one. */
function nextSpan(traceparent: string): string {
  return `${traceparent.slice(0, 36)}${randomHex(8)}${traceparent.slice(52)}`
}

/** Random bytes ahead of need: asking the system for a few costs as much as asking for many. */
const store = Buffer.allocUnsafe(8_192)
let drawn = store.length

function randomHex(bytes: number): string {
  if (drawn + bytes > store.length) {
    randomFillSync(store)
    drawn = 0
  }
  drawn += bytes
  return store.toString('hex', drawn - bytes, drawn)
}

/** The id that all steps of a trace share. */
export function traceIdOf(traceparent: string): string {
  return traceparent.slice(3, 35)
}

/** What every line of the log that is written within a trace says of it. */
export function traceFields(): Record<string, string> {
  const trace = currentTrace()
  return trace ? fieldsOf(trace) : {}
}

/** What a line says of the trace that it belongs to. */
export function fieldsOf({ traceparent, ...ids }: Trace): Record<string, string> {
  return traceparent === undefined ? ids : { ...ids, traceId: traceIdOf(traceparent) }
}
