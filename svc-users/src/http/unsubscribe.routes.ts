import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { unsubscribe } from '../use-cases/unsubscribe.ts'

/** What mail programs call, on a click of theirs: the body is a form (RFC 8058) that says nothing new. */
export function unsubscribeRoute(app: FastifyInstance, deps: Deps): void {
  app.register((scope, _options, done) => {
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume()
      payload.on('end', () => parsed(null, {}))
    })
    implement(scope)('user.unsubscribe', ({ params }) => unsubscribe(deps, params.token))
    done()
  })
}
