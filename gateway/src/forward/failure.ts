import type { ErrorCode } from '@ensemble/contracts/errors'
import { SemaphoreFull } from '@ensemble/service-kit/semaphore'

/** Why the gateway stops a call that a service has not answered. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed'
}

/** The visitor went away: nobody waits for an answer. */
export class VisitorGone extends Error {
  override readonly name = 'VisitorGone'
}

/** The breaker is open, or has opened while the call waited. */
export class ServiceAway extends Error {
  override readonly name = 'ServiceAway'
}

/** A sending of a call that was sent twice: the other one was answered first. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** A body that did not say its length has turned out to be too large. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** An answer without end, or far larger than any answer of ours. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge'
}

/** How a call to a service ended; the label of `upstream_calls_total`. */
export type Outcome =
  | 'answered'
  | 'server_error'
  | 'refused'
  | 'reset'
  | 'timeout'
  | 'garbled'
  | 'abandoned'
  | 'breaker_open'
  | 'bulkhead_full'

const refused = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'])
const late = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])
const garbled = /^(HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|UND_ERR_INVALID)/

/** What a cause of failure is called. */
export function outcomeOf(cause: unknown): Outcome {
  if (cause instanceof VisitorGone || cause instanceof BodyTooLarge) return 'abandoned'
  if (cause instanceof ServiceAway) return 'breaker_open'
  if (cause instanceof SemaphoreFull) return 'bulkhead_full'
  if (cause instanceof DeadlinePassed) return 'timeout'
  if (cause instanceof AnswerTooLarge) return 'garbled'
  // What AbortSignal.timeout() ends.
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'timeout'
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (late.has(code)) return 'timeout'
  if (refused.has(code)) return 'refused'
  return garbled.test(code) ? 'garbled' : 'reset'
}

/**
 * What a visitor hears of a call that failed between gateway and service: that it took too long, or that the service
 * is away (refused, reset, flooding, not reachable in time). Never where the service is.
 */
export function failureCode(outcome: Outcome): ErrorCode & ('UPSTREAM_TIMEOUT' | 'SERVICE_UNAVAILABLE') {
  return outcome === 'timeout' ? 'UPSTREAM_TIMEOUT' : 'SERVICE_UNAVAILABLE'
}

/** One connection that broke says nothing about the next. */
const retryAfter: Partial<Record<Outcome, number>> = { bulkhead_full: 1, reset: 0 }

/** Seconds after which a visitor's program may try again where the service names no time. */
export function retryAfterOf(outcome: Outcome): number {
  return retryAfter[outcome] ?? 2
}
