import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { recordActivity } from '../use-cases/record-activity.ts'
import { withRetryAfter } from './retry-after.ts'

export function activityRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('activity.create', ({ body, user, reply }) =>
    withRetryAfter(reply, recordActivity(deps, { actorId: user.id, ...body })),
  )
}
