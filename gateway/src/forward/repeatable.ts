import type { IncomingHttpHeaders } from 'node:http'
import { type Call, calls } from '@ensemble/contracts/calls'
import { callPattern } from './call-pattern.ts'

const doneOnce = callPattern(
  Object.values<Call>(calls)
    .filter(({ idempotent }) => idempotent)
    .map(({ method, path }) => `${method} ${path}`),
)

/**
 * Whether a call may reach its service twice: a read changes nothing, and what the contracts call idempotent is done once
 * by its key, however often it comes and whenever (decision 20).
 * @param call as the visitor sent it
 */
export function isRepeatable(call: { method: string; url: string; headers: IncomingHttpHeaders }): boolean {
  if (call.method === 'GET' || call.method === 'HEAD') return true
  const [path = ''] = call.url.split('?', 1)
  return call.headers['idempotency-key'] !== undefined && doneOnce.test(`${call.method} ${path}`)
}
