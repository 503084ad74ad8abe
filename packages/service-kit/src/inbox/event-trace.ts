import { nextTraceparent, readRequestId, readTraceparent, type Trace } from '../trace.ts'

/** What an event says of where it comes from. */
export interface EventOrigin {
  eventId: string
  type?: string
  requestId?: string
  traceparent?: string
}

/**
 * The trace under which an event has its effect: that of the click which caused it, with a span of its own. What the
 * effect writes further, mails and events, carries it on.
 */
export function traceOfEvent(consumer: string, { eventId, type, requestId, traceparent }: EventOrigin): Trace {
  return {
    // Facts of imports come from no request: then the event names itself.
    requestId: readRequestId(requestId) ?? eventId,
    ...(readTraceparent(traceparent) ? { traceparent: nextTraceparent(traceparent) } : {}),
    consumer,
    eventId,
    ...(type ? { eventType: type } : {}),
  }
}
