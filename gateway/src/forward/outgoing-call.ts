import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { nextTraceparent } from '@ensemble/service-kit/trace'
import { innerPath, type Timeouts } from '../upstreams.ts'
import type { Method } from './forward.ts'
import { requestHeaders } from './request-headers.ts'

/** The shared clock ends a call; undici's is the net below, later by this (ms). */
const netMs = 2_000

/**
 * A call as it goes to its service now.
 * @param what its method, its body, and when its time is over (`performance.now()`)
 */
export function outgoingCall(
  request: FastifyRequest,
  what: { method: Method; body: Readable | Buffer | null; endsAt: number },
  timeouts: Timeouts,
): Dispatcher.DispatchOptions {
  const { raw, id, trace, ip, protocol, host, url } = request
  const { method, body, endsAt } = what
  const facts = {
    requestId: id,
    traceparent: nextTraceparent(trace.traceparent),
    clientIp: ip,
    protocol,
    host,
    deadlineMs: Math.max(0, Math.round(endsAt - performance.now())),
  }
  return {
    method,
    path: innerPath(raw.url ?? url),
    headers: requestHeaders(raw.rawHeaders, facts, body !== null),
    body,
    headersTimeout: timeouts.headersMs + netMs,
    bodyTimeout: timeouts.stallMs,
  }
}
