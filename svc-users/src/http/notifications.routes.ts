import { implement } from '@ensemble/service-kit/http/implement'
import { refuse } from '@ensemble/service-kit/refusal'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { listNotifications, readNotifications } from '../use-cases/notifications.ts'

/** The caller's own notifications, and nobody else's. */
export function notificationsRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  function own(userId: string, caller: { id: string }): string {
    return userId === 'me' || userId === caller.id ? caller.id : refuse('NOT_FOUND')
  }

  route('user.notifications', ({ params, query, user }) => listNotifications(deps, own(params.userId, user), query))
  route('user.readNotifications', ({ params, body, user }) => readNotifications(deps, own(params.userId, user), body))
}
