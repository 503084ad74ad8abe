import { AsyncLocalStorage } from 'node:async_hooks'

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

/** What a piece of work knows of why it is done, and for how long. */
interface Context {
  trace?: Trace
  deadline?: { readonly leftMs: number; readonly isAwaited: boolean }
}

/** One for both: each storage costs every promise of the process something. */
const storage = new AsyncLocalStorage<Context>()

/** Does work, and all that it starts, with this known besides what is known already. */
export function withContext<Result>(known: Context, work: () => Result): Result {
  return storage.run({ ...storage.getStore(), ...known }, work)
}

/** The same for what is being done already, until its end: another context would cost as much as the first. */
export function addToContext(known: Context): boolean {
  const context = storage.getStore()
  if (context) Object.assign(context, known)
  return context !== undefined
}

export function currentContext(): Context | undefined {
  return storage.getStore()
}
