import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { leaveMailList } from '../use-cases/leave-mail-list.ts'

/** What mail programs call, on a click of theirs: the body is a form (RFC 8058) that says nothing new. */
export function unsubscribeRoutes(app: FastifyInstance, deps: Deps): void {
  app.register((scope, _options, done) => {
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume()
      payload.on('end', () => parsed(null, {}))
    })
    const answer = implement(scope)
    answer('user.leaveMailList', async ({ params }) => {
      await leaveMailList(deps, params)
      return {}
    })
    answer('user.unsubscribe', async ({ params }) => {
      await leaveMailList(deps, { ...params, list: 'new_missions' })
      return { digest: 'none' as const }
    })
    done()
  })
}
