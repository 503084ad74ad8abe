import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { fieldsOf } from '@ensemble/service-kit/trace'

/**
 * The ids of a request on each line that its handler writes. The log carries them itself: an asynchronous context, once
 * there has been one, costs every promise and socket of the process something for as long as it lives.
 */
export function nameRequestsInLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isPassedOn(request)) request.log = named(request)
    done()
  })
}

/** The log of a request, with its ids. A call that is passed on seldom has a line to write, and makes none before. */
export function logOf(request: FastifyRequest): FastifyBaseLogger {
  return isPassedOn(request) ? named(request) : request.log
}

function named({ log, trace }: FastifyRequest): FastifyBaseLogger {
  return log.child(fieldsOf(trace))
}

function isPassedOn({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.upstream !== undefined
}
