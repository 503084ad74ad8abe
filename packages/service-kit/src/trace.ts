import { AsyncLocalStorage } from 'node:async_hooks'

/** What ties together the lines and events that one click causes, through every program. */
export interface Trace {
  requestId: string
  /** W3C trace context, as it came in. */
  traceparent?: string
}

const storage = new AsyncLocalStorage<Trace>()

const traceparentPattern = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/

/** Does work, and all that it starts, within a trace. */
export function withTrace<Result>(trace: Trace, work: () => Result): Result {
  return storage.run(trace, work)
}

export function currentTrace(): Trace | undefined {
  return storage.getStore()
}

/** A traceparent header as it came in, or nothing if it is not one: it goes into logs and events. */
export function readTraceparent(value: unknown): string | undefined {
  return typeof value === 'string' && traceparentPattern.test(value) ? value : undefined
}
