import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '@ensemble/service-kit/refusal'
import { guard } from '@ensemble/service-kit/http/guard'

const writes = ['POST', 'PUT', 'DELETE']

/**
 * Refuses writes that another site makes a browser send. Programs send no Origin and pass: they hold no cookies of a
 * visitor.
 * @param publicOrigin the product's own origin
 */
export function requireOwnOrigin(app: FastifyInstance, publicOrigin: string): void {
  const own = new URL(publicOrigin).origin
  const refuseForeign = guard((request) => {
    if (!writes.includes(request.method)) return
    const { origin } = request.headers
    const foreign = origin === undefined ? request.headers['sec-fetch-site'] === 'cross-site' : origin !== own
    if (foreign) refuse('CROSS_ORIGIN')
  })
  app.addHook('onRequest', refuseForeign)
}

/**
 * The calls that live by the cookie take JSON only: a form of another site cannot send that without asking first.
 * @throws {Refusal} UNSUPPORTED_TYPE
 */
export function requireJson(request: FastifyRequest): void {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') refuse('UNSUPPORTED_TYPE')
}
