import { SemaphoreFull } from '@ensemble/service-kit/semaphore'
import { expect, it } from 'vitest'
import { AnswerTooLarge, BodyTooLarge, DeadlinePassed, failureCode, outcomeOf, VisitorGone } from './failure.ts'

function coded(code: string): Error {
  return Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:8102'), { code })
}

it.each([
  [coded('ECONNREFUSED'), 'refused', 'SERVICE_UNAVAILABLE'],
  [coded('UND_ERR_CONNECT_TIMEOUT'), 'refused', 'SERVICE_UNAVAILABLE'],
  [coded('ECONNRESET'), 'reset', 'SERVICE_UNAVAILABLE'],
  [coded('UND_ERR_SOCKET'), 'reset', 'SERVICE_UNAVAILABLE'],
  [coded('UND_ERR_HEADERS_TIMEOUT'), 'timeout', 'UPSTREAM_TIMEOUT'],
  [coded('UND_ERR_BODY_TIMEOUT'), 'timeout', 'UPSTREAM_TIMEOUT'],
  [coded('UND_ERR_HEADERS_OVERFLOW'), 'garbled', 'SERVICE_UNAVAILABLE'],
  [coded('HPE_INVALID_CONSTANT'), 'garbled', 'SERVICE_UNAVAILABLE'],
  [new AnswerTooLarge(), 'garbled', 'SERVICE_UNAVAILABLE'],
  [new DeadlinePassed(), 'timeout', 'UPSTREAM_TIMEOUT'],
  [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), 'timeout', 'UPSTREAM_TIMEOUT'],
  // Neither says anything about the service.
  [new VisitorGone(), 'abandoned', 'SERVICE_UNAVAILABLE'],
  [new BodyTooLarge(), 'abandoned', 'SERVICE_UNAVAILABLE'],
  [new SemaphoreFull(), 'bulkhead_full', 'SERVICE_UNAVAILABLE'],
] as const)('%s is called %s and answered %s', (cause, outcome, code) => {
  expect(outcomeOf(cause)).toBe(outcome)
  expect(failureCode(outcomeOf(cause))).toBe(code)
})
