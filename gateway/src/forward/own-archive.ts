import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '@ensemble/service-kit/refusal'
import { nextTraceparent } from '@ensemble/service-kit/trace'
import type { Upstreams } from './all-upstreams.ts'
import { requestHeaders } from './request-headers.ts'
import { logOf } from '../http/request-log.ts'
import type { UpstreamName } from '../upstreams.ts'

/** For one part, in ms: somebody who has been here for years has many rows. */
const partMs = 8_000

/** Where each service answers with what it keeps of the caller. */
const parts: readonly [name: string, upstream: UpstreamName, path: string][] = [
  ['users', 'svc-users', '/user/me?format=archive'],
  ['missions', 'svc-missions', '/user/me/participant_missions?format=archive'],
  ['articles', 'svc-articles', '/article/list?format=archive'],
]

/**
 * One copy of everything that the platform keeps of the caller. Each service decides for itself whom it answers; a part
 * that is missing is a failure, because half a copy would pass for a whole one.
 * @throws {Refusal} SERVICE_UNAVAILABLE when a service does not answer with its part
 */
export async function sendOwnArchive(
  request: FastifyRequest,
  reply: FastifyReply,
  upstreams: Upstreams,
): Promise<FastifyReply> {
  const asked = await Promise.all(parts.map(([, upstream, path]) => partOf(request, upstreams, upstream, path)))
  const refused = asked.find(({ statusCode }) => statusCode >= 400 && statusCode < 500)
  if (refused) {
    return reply.code(refused.statusCode).type('application/json; charset=utf-8').send(refused.text)
  }
  if (asked.some(({ statusCode }) => statusCode !== 200)) throw unavailable(reply)
  const copy = Object.fromEntries(parts.map(([name], index) => [name, parsed(asked[index]?.text, reply)]))
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="ensemble.json"')
    .send(`${JSON.stringify({ madeAt: new Date().toISOString(), ...copy }, null, 2)}\n`)
}

async function partOf(request: FastifyRequest, upstreams: Upstreams, name: UpstreamName, path: string) {
  const facts = {
    requestId: request.id,
    traceparent: nextTraceparent(request.trace.traceparent),
    clientIp: request.ip,
    protocol: request.protocol,
    host: request.host,
    deadlineMs: partMs,
  }
  try {
    return await upstreams[name].ask(path, partMs, requestHeaders(request.raw.rawHeaders, facts, false))
  } catch (err) {
    logOf(request).warn({ err, upstream: name }, 'part of an archive is missing')
    return { statusCode: 503, text: '' }
  }
}

function parsed(text: string | undefined, reply: FastifyReply): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw unavailable(reply)
  }
}

function unavailable(reply: FastifyReply): Refusal {
  reply.header('retry-after', '5')
  return new Refusal('SERVICE_UNAVAILABLE')
}
