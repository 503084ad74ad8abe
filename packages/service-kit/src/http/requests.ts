import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Log } from '../log.ts'
import { readRequestId, readTraceparent, type Trace, traceIdOf, withTrace } from '../trace.ts'
import { languageOf } from './language.ts'

/** The id under which a request is known in every program; one that could forge log lines is replaced. */
export function requestId(request: IncomingMessage): string {
  return readRequestId(request.headers['x-request-id']) ?? randomUUID()
}

/** The trace of a request as the program before this one tells it. */
function traceAsTold(request: FastifyRequest): Trace {
  return { requestId: request.id, traceparent: readTraceparent(request.headers.traceparent) }
}

const quiet = ['/livez', '/readyz', '/metrics']

/**
 * What happens around every request: its ids; its language; one line when it is answered; nothing is cached.
 * @param traceOf where the trace comes from; a door to the outside decides for itself what it believes
 */
export function followRequests(app: FastifyInstance, log: Log, traceOf = traceAsTold): void {
  app.decorateRequest('principal', null)
  app.decorateRequest('language', 'fr')
  app.decorateRequest('refusal', null)
  app.decorateRequest('target', null)
  app.decorateRequest('trace')
  app.addHook('onRequest', (request, reply, done) => {
    request.trace = traceOf(request)
    request.language = languageOf(request.headers['accept-language'])
    reply.header('x-request-id', request.id)
    // A route that is the same for everybody says otherwise.
    reply.header('cache-control', 'no-store')
    reply.header('content-language', request.language)
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    // A connection that was busy when closing began would be kept open for its next request, and closing would wait.
    if (app.service.draining) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    tell(log, request, reply)
    done()
  })
}

/** The ids of a request on all that is logged and recorded while it is handled. */
export function carryTrace(app: FastifyInstance): void {
  // Here and not before: what runs after the body has been read has lost the context of what ran before.
  app.addHook('preHandler', (request, _reply, done) => withTrace(request.trace, done))
}

/**
 * One line for a request; a failure of ours stands out, and whatever a visitor sends cannot raise an alarm. Every field
 * is a word or number of ours (identifiers have been checked), so that the line is put together as it stands.
 */
function tell(log: Log, request: FastifyRequest, reply: FastifyReply): void {
  const { routeOptions, trace, principal, target } = request
  if (routeOptions.url && quiet.includes(routeOptions.url)) return
  const { statusCode: status, elapsedTime } = reply
  const traceId = trace.traceparent === undefined ? '' : `,"traceId":"${traceIdOf(trace.traceparent)}"`
  const code = request.refusal ? `,"code":"${request.refusal}"` : ''
  const person = principal ? `,"userId":"${principal.id}","role":"${principal.role}"` : ''
  const whom = target ? `,"target":${JSON.stringify(target)}` : ''
  const end = `"status":${status}${code},"ms":${Math.round(elapsedTime)}${person}${whom},"msg":"request"`
  const begin = `"requestId":"${trace.requestId}"${traceId},"method":"${request.method}"`
  log.own(status >= 500 ? 'error' : 'info', `${begin},${routeFields(routeOptions)},${end}`)
}

const knownRoutes = new Map<string, string>()

/** The pattern of the route, not the address: addresses carry searches and identifiers. */
function routeFields({ url, method, config }: FastifyRequest['routeOptions']): string {
  const route = url ?? (method ? '' : 'unknown')
  const known = knownRoutes.get(route)
  if (known !== undefined) return known
  const { upstream } = config
  const fields = JSON.stringify({ route, upstream }).slice(1, -1)
  knownRoutes.set(route, fields)
  return fields
}

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace
    /** The code of the refusal that was answered, for the line of the log. */
    refusal: string | null
    /** Identifiers of whom or what somebody of the staff has read, for the line of the log. */
    target: object | null
  }
  interface FastifyContextConfig {
    /** The service that answers a route of the gateway. */
    upstream?: string
  }
}
