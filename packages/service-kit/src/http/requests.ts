import { type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { type IncomingMessage } from 'node:http'
import { type Log } from '../log.ts'
import { languageOf } from './language.ts'

/** The id under which a request is known in every program; one that could forge log lines is replaced. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** What happens around every request: its id and language; one line when it is answered; nothing is cached. */
export function followRequests(app: FastifyInstance, log: Log): void {
  app.decorateRequest('principal', null)
  app.decorateRequest('language', 'fr')
  app.addHook('onRequest', async (request, reply) => {
    request.language = languageOf(request.headers['accept-language'])
    reply.header('x-request-id', request.id)
    // A route that is the same for everybody says otherwise.
    reply.header('cache-control', 'no-store')
    reply.header('content-language', request.language)
  })
  app.addHook('onSend', async (_request, reply) => {
    // A connection that was busy when closing began would be kept open for its next request, and closing would wait.
    if (app.service.draining) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url, method } = request.routeOptions
    if (url && ['/livez', '/readyz', '/metrics'].includes(url)) return
    // The pattern of the route, not the address: addresses carry searches and identifiers.
    const line = { requestId: request.id, method: request.method, route: url ?? (method ? '' : 'unknown') }
    log.info(
      { ...line, status: reply.statusCode, ms: Math.round(reply.elapsedTime), userId: request.principal?.id },
      'request',
    )
  })
}
