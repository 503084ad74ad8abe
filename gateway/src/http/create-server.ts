import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { failure } from '@ensemble/service-kit/http/envelope'
import { toRefusal } from '@ensemble/service-kit/http/errors'
import { languageOf } from '@ensemble/service-kit/http/language'
import { followRequests } from '@ensemble/service-kit/http/requests'
import type { Service } from '@ensemble/service-kit/http/service'
import type { Log } from '@ensemble/service-kit/log'
import { bareSecurityHeaders, addSecurityHeaders } from '../headers/security-headers.ts'
import { answerErrors } from './answer-errors.ts'
import { endConnectionsOnClose } from './end-connections.ts'

/** A request's head and body must be in by then: nobody holds a connection by sending slowly. */
const requestTimeoutMs = 60_000

export interface ServerOptions {
  log: Log
  trustedProxies: string[] | false
  /** What the kit's hooks look at: whether the program drains. */
  service: Service
}

/** The server of the gateway before any route: identity of a request, language, security headers, errors. */
export async function createServer({ log, trustedProxies, service }: ServerOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies,
    // A visitor's own request id would let him write into the log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    requestTimeout: requestTimeoutMs,
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: (error, socket) => refuseFraming(error, socket),
    frameworkErrors: (error, request, reply) => {
      const envelope = failure(toRefusal(error), languageOf(request.headers['accept-language']))
      const type = { 'content-type': 'application/json; charset=utf-8' }
      reply.raw.writeHead(envelope.status, { ...bareSecurityHeaders, ...type }).end(JSON.stringify(envelope))
    },
  })
  app.decorate('service', service)
  await addSecurityHeaders(app)
  followRequests(app, log)
  answerErrors(app)
  endConnectionsOnClose(app)
  return app
}

/** What is not HTTP gets a short answer and no second chance on this connection. */
function refuseFraming(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const headers = Object.entries({ ...bareSecurityHeaders, 'content-length': '0', connection: 'close' })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}\r\n`)
}
