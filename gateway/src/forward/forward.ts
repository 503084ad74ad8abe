import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '@ensemble/service-kit/refusal'
import type { Pool } from 'undici'
import { innerPath, maxBodyBytes, maxDroppedBytes, type Timeouts } from '../upstreams.ts'
import { answerHeaders } from './answer-headers.ts'
import { DeadlinePassed, failureCode } from './failure.ts'
import { requestHeaders } from './request-headers.ts'
import { nextTraceparent } from './traceparent.ts'

/** Seconds after which a visitor's program may try again. */
const retryAfter = '2'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const

/**
 * Sends a call to a service and streams its answer back: one call in, one call out, nothing is tried twice.
 * The call ends when the service answers, when the deadline passes or when the visitor goes away.
 * @throws {Refusal} SERVICE_UNAVAILABLE or UPSTREAM_TIMEOUT with Retry-After, BODY_TOO_LARGE
 */
export async function forward(request: FastifyRequest, reply: FastifyReply, pool: Pool, timeouts: Timeouts) {
  const method = methods.find((known) => known === request.method)
  if (!method) throw new Refusal('METHOD_NOT_ALLOWED')
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > maxBodyBytes) throw tooLarge(reply, announced <= maxDroppedBytes)
  const hasBody = method !== 'GET' && method !== 'HEAD' && carriesBody(request)
  const call = endWith(reply, timeouts.totalMs)
  try {
    const answer = await pool.request({
      method,
      path: innerPath(request.raw.url ?? request.url),
      headers: requestHeaders(request.raw.rawHeaders, factsOf(request, timeouts), hasBody),
      body: hasBody ? Readable.from(bounded(request.raw), { objectMode: false }) : null,
      signal: call.signal,
    })
    return reply.code(answer.statusCode).headers(answerHeaders(answer.headers)).send(answer.body)
  } catch (cause) {
    call.end()
    if (cause instanceof BodyTooLarge) throw tooLarge(reply, false)
    const reason: unknown = call.signal.aborted ? call.signal.reason : cause
    request.log.warn({ err: reason }, 'service did not answer')
    reply.header('retry-after', retryAfter)
    throw new Refusal(failureCode(reason))
  }
}

function factsOf(request: FastifyRequest, timeouts: Timeouts) {
  const { traceparent } = request.headers
  return {
    requestId: request.id,
    traceparent: nextTraceparent(typeof traceparent === 'string' ? traceparent : undefined),
    clientIp: request.ip,
    protocol: request.protocol,
    host: request.host,
    deadlineMs: timeouts.totalMs,
  }
}

function carriesBody(request: FastifyRequest): boolean {
  return 'transfer-encoding' in request.headers || Number(request.headers['content-length'] ?? 0) > 0
}

class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** Node reads and drops what is left of a body that nobody wants; where that is too much, the connection ends. */
function tooLarge(reply: FastifyReply, mayDrop: boolean): Refusal {
  if (!mayDrop) reply.header('connection', 'close')
  return new Refusal('BODY_TOO_LARGE')
}

/** The body as it comes, and no more than is allowed of one that does not say its length. */
async function* bounded(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > maxBodyBytes) throw new BodyTooLarge('body too large')
    yield chunk
  }
}

/** A signal that fires when the visitor goes away or the time is over; silent once the answer is out. */
function endWith(reply: FastifyReply, totalMs: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DeadlinePassed('deadline')), totalMs)
  // 'close' of the request fires when its body has been read; that of the answer when the visitor is gone.
  reply.raw.once('close', () => {
    clearTimeout(timer)
    if (!reply.raw.writableFinished) controller.abort(new Error('visitor gone'))
  })
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}
