import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '@ensemble/service-kit/refusal'
import type { Share, Timeouts } from '../upstreams.ts'
import { Exchange } from './exchange.ts'
import { bodyOf } from './request-body.ts'
import type { SharedClock } from './shared-clock.ts'
import type { Upstream } from './upstream.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const
export type Method = (typeof methods)[number]

/** Which service is asked, within which bulkhead, and how long it may take. */
export interface Way {
  upstream: Upstream
  share: Share
  timeouts: Timeouts
  /** Bytes of a request body. */
  maxBodyBytes: number
  /** Whether a long answer is compressed (`compressed-lists.ts`). */
  compresses: boolean
  /** Ends what takes too long. */
  clock: SharedClock
  /** Tokens of remotes that go beside an answer which tells the shell of its session (`given-tokens.ts`). */
  givenTokens?: (request: FastifyRequest, received: IncomingHttpHeaders) => string | null
}

/**
 * Sends a call to a service and its answer back (`Exchange`), or says at once what it would hear anyway.
 * @throws {Refusal} SERVICE_UNAVAILABLE with Retry-After while the breaker is not closed, BODY_TOO_LARGE
 */
export function forward(request: FastifyRequest, reply: FastifyReply, way: Way): void {
  const { upstream } = way
  const method = methods.find((known) => known === request.method)
  if (!method) throw new Refusal('METHOD_NOT_ALLOWED')
  if (upstream.retryAfter !== undefined) {
    upstream.note('breaker_open')
    reply.header('retry-after', String(upstream.retryAfter))
    throw new Refusal('SERVICE_UNAVAILABLE')
  }
  const body = bodyOf(request, reply, way.maxBodyBytes)
  new Exchange(request, reply, way).start(method, body)
}
