import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '@ensemble/service-kit/http/envelope'
import { toRefusal } from '@ensemble/service-kit/http/errors'
import { Refusal } from '@ensemble/service-kit/refusal'
import { logOf } from './request-log.ts'

/** Methods that some address of the product answers. */
const usedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

/** Answers every error in the envelope and the visitor's language, and every unknown address by its kind. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal.code === 'SOMETHING_WENT_WRONG') {
      logOf(request).error({ err: error }, 'request failed')
    }
    return answerRefusal(refusal, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const inApi = path === '/api' || path.startsWith('/api/')
    const reads = request.method === 'GET' || request.method === 'HEAD'
    reply.header('cache-control', 'no-store')
    if (!usedMethods.includes(request.method) || (!reads && !inApi)) {
      reply.header('allow', (inApi ? usedMethods : ['GET', 'HEAD']).join(', '))
      return answerRefusal(new Refusal('METHOD_NOT_ALLOWED'), request, reply)
    }
    if (inApi) return answerRefusal(new Refusal('NOT_FOUND'), request, reply)
    // A file that is missing: plain text, never a page nor JSON, which a loader would take for the file.
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  })
}

/** The path of a request without its query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const envelope = failure(refusal, request.language)
  request.refusal = refusal.code
  if (envelope.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '2')
  reply.removeHeader('etag').removeHeader('last-modified').header('cache-control', 'no-store')
  return reply.code(envelope.status).type('application/json; charset=utf-8').send(JSON.stringify(envelope))
}
