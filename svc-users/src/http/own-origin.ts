import { refuse } from '@ensemble/service-kit/refusal'
import type { FastifyRequest } from 'fastify'

/**
 * Makes sure that a call which works by cookie alone comes from our own pages: a form of another site can send neither
 * JSON nor our Origin (TS06).
 * @throws Refusal CROSS_ORIGIN, UNSUPPORTED_TYPE
 */
export function expectOwnPage(request: FastifyRequest, publicOrigin: string): void {
  const { origin } = request.headers
  if (origin !== undefined && origin !== new URL(publicOrigin).origin) refuse('CROSS_ORIGIN')
  const [type = ''] = (request.headers['content-type'] ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') refuse('UNSUPPORTED_TYPE')
}
