import type { FastifyInstance } from 'fastify'
import { refuse } from '@ensemble/service-kit/refusal'
import { pathOf } from './answer-errors.ts'
import { guard } from '@ensemble/service-kit/http/guard'

/** The only program that browsers keep between visits (shell/src/service-worker). */
const ours = '/service-worker.js'

/**
 * Lets no other file become a service worker: a remote's, or one that somebody sent in, would answer for every page
 * after its version is taken back. Browsers name this purpose in a header that no script can set or leave out.
 */
export function refuseOtherServiceWorkers(app: FastifyInstance): void {
  const check = guard((request) => {
    if (request.headers['service-worker'] !== undefined && pathOf(request) !== ours) refuse('FORBIDDEN')
  })
  app.addHook('onRequest', check)
}
