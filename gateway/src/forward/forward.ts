import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '@ensemble/service-kit/refusal'
import { nextTraceparent } from '@ensemble/service-kit/trace'
import { innerPath, maxCallAnswerBytes, type Share, type Timeouts } from '../upstreams.ts'
import { answerHeaders } from './answer-headers.ts'
import { lifeOf, type CallLife } from './call-life.ts'
import { BodyTooLarge, failureCode, type Outcome, outcomeOf } from './failure.ts'
import { boundedAnswer } from './held-answer.ts'
import { bodyOf, tooLarge } from './request-body.ts'
import { requestHeaders } from './request-headers.ts'
import type { Answer, Upstream } from './upstream.ts'

/** Seconds after which a visitor's program may try again where nothing better is known. */
const retryAfter = 2

/** The same by how a call ended: one connection that broke says nothing about the next. */
const retryAfterOf: Partial<Record<Outcome, number>> = { bulkhead_full: 1, reset: 0 }

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const

/** Which service is asked, within which bulkhead, and how long it may take. */
export interface Way {
  upstream: Upstream
  share: Share
  timeouts: Timeouts
  /** Bytes of a request body. */
  maxBodyBytes: number
}

/**
 * Sends a call to a service and its answer back. It takes a permit of the bulkhead, or hears at once that there is none;
 * it ends when the service has answered, when the time is over, when the service is found to be away or when the
 * visitor goes. It is sent once.
 * @throws {Refusal} SERVICE_UNAVAILABLE or UPSTREAM_TIMEOUT with Retry-After, BODY_TOO_LARGE
 */
export async function forward(request: FastifyRequest, reply: FastifyReply, way: Way) {
  const { upstream, share, timeouts } = way
  const method = methods.find((known) => known === request.method)
  if (!method) throw new Refusal('METHOD_NOT_ALLOWED')
  refuseWhileAway(upstream, reply)
  const body = bodyOf(request, reply, way.maxBodyBytes)
  const life = lifeOf(reply, timeouts)
  let release = () => {}
  try {
    release = await upstream.bulkheads[share].acquire(life.signal)
    reply.raw.once('close', release)
    const answer = await upstream.send({
      method,
      path: innerPath(request.raw.url ?? request.url),
      headers: requestHeaders(request.raw.rawHeaders, factsOf(request, life), body !== null),
      body,
      life,
      stallMs: timeouts.stallMs,
      headersMs: timeouts.headersMs,
    })
    return pass(reply, answer, { upstream, share, life, release })
  } catch (error) {
    life.settle()
    release()
    throw refusalOf(error, request, reply, upstream)
  }
}

/**
 * Says at once what a call would hear anyway.
 * @throws {Refusal} SERVICE_UNAVAILABLE while the breaker is not closed
 */
function refuseWhileAway(upstream: Upstream, reply: FastifyReply): void {
  if (upstream.retryAfter === undefined) return
  upstream.note('breaker_open')
  reply.header('retry-after', String(upstream.retryAfter))
  throw new Refusal('SERVICE_UNAVAILABLE')
}

interface Passing {
  upstream: Upstream
  share: Share
  life: CallLife
  release: () => void
}

function pass(reply: FastifyReply, { statusCode, headers, body }: Answer, passing: Passing): FastifyReply {
  reply.code(statusCode).headers(answerHeaders(headers))
  if (Buffer.isBuffer(body)) {
    passing.life.settle()
    passing.release()
    return reply.send(body)
  }
  body.once('close', passing.release)
  body.once('error', (error) => {
    const outcome = outcomeOf(passing.life.signal.reason ?? error)
    if (outcome !== 'abandoned') passing.upstream.note(outcome)
  })
  // A file may be large; the answer to a call has an end.
  return reply.send(passing.share === 'media' ? body : Readable.from(boundedAnswer(body, maxCallAnswerBytes)))
}

function refusalOf(error: unknown, request: FastifyRequest, reply: FastifyReply, upstream: Upstream): unknown {
  if (error instanceof BodyTooLarge) return tooLarge(reply, false)
  const outcome = outcomeOf(error)
  // Calls that were sent have been counted; the wait for a permit has not.
  if (outcome === 'bulkhead_full') upstream.note(outcome)
  request.log.warn({ err: error, upstream: upstream.name, outcome }, 'service did not answer')
  // Nobody will read what is left of the body.
  if (!request.raw.complete) reply.header('connection', 'close')
  reply.header('retry-after', String(upstream.retryAfter ?? retryAfterOf[outcome] ?? retryAfter))
  return new Refusal(failureCode(outcome))
}

function factsOf(request: FastifyRequest, life: CallLife) {
  return {
    requestId: request.id,
    traceparent: nextTraceparent(request.trace.traceparent),
    clientIp: request.ip,
    protocol: request.protocol,
    host: request.host,
    deadlineMs: life.leftMs(),
  }
}
