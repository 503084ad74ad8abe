import type { ErrorCode } from '@ensemble/contracts/errors'

/** Why the gateway stops a call that a service has not answered. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed'
}

const late = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

/**
 * What a visitor hears of a call that failed between gateway and service: that it took too long, or that the service
 * is away (refused, reset, not reachable in time). Never where the service is.
 */
export function failureCode(cause: unknown): ErrorCode & ('UPSTREAM_TIMEOUT' | 'SERVICE_UNAVAILABLE') {
  if (cause instanceof DeadlinePassed) return 'UPSTREAM_TIMEOUT'
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && late.has(cause.code)) {
    return 'UPSTREAM_TIMEOUT'
  }
  return 'SERVICE_UNAVAILABLE'
}
