import { randomUUID } from 'node:crypto'
import type { ServerOptions as Certificate } from 'node:https'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { endConnectionsOnClose } from '@ensemble/service-kit/http/end-connections'
import { failure } from '@ensemble/service-kit/http/envelope'
import { toRefusal } from '@ensemble/service-kit/http/errors'
import { languageOf } from '@ensemble/service-kit/http/language'
import { refuseMalformed } from '@ensemble/service-kit/http/malformed'
import { followRequests } from '@ensemble/service-kit/http/requests'
import type { Service } from '@ensemble/service-kit/http/service'
import type { Log } from '@ensemble/service-kit/log'
import { nextTraceparent } from '@ensemble/service-kit/trace'
import { addSecurityHeaders, securityHeaders } from '../headers/security-headers.ts'
import { answerErrors } from './answer-errors.ts'
import { nameRequestsInLog } from './request-log.ts'
import { refuseOtherServiceWorkers } from './service-worker.ts'
import { endSlowBodies } from './slow-bodies.ts'

/** A request's body must be in by then, the head sooner: nobody holds a connection by sending slowly. */
const bodyMs = 60_000

export interface ServerOptions {
  log: Log
  trustedProxies: string[] | false
  /** With it the door speaks TLS and nothing else. */
  certificate: Certificate | undefined
  /** What the kit's hooks look at: whether the program drains. */
  service: Service
}

/** The server of the gateway before any route: identity of a request, language, security headers, errors. */
export function createServer({ log, trustedProxies, certificate, service }: ServerOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const app: FastifyInstance = fastify({
    ...(certificate && { https: certificate }),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies,
    // A visitor's own request id would let him write into the log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: refuseMalformed({ ...securityHeaders, 'cache-control': 'no-store' }),
    childLoggerFactory: (logger) => logger,
    frameworkErrors: (error, request, reply) => {
      const envelope = failure(toRefusal(error), languageOf(request.headers['accept-language']))
      const ownHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
      reply.raw.writeHead(envelope.status, { ...securityHeaders, ...ownHeaders }).end(JSON.stringify(envelope))
    },
  })
  app.decorate('service', service)
  addSecurityHeaders(app)
  refuseOtherServiceWorkers(app)
  // A visitor's trace is an id and nothing else, so it may go on; his request id is not taken (see above).
  followRequests(app, log, ({ id, headers }) => ({
    requestId: id,
    traceparent: nextTraceparent(headers.traceparent),
  }))
  nameRequestsInLog(app)
  answerErrors(app)
  endSlowBodies(app, bodyMs)
  endConnectionsOnClose(app)
  return app
}
