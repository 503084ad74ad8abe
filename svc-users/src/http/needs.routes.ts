import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { listNeeds } from '../queries/list-needs.ts'
import { decideNeed } from '../use-cases/decide-need.ts'

/** Local needs that people told their committees of (decision 155). */
export function needsRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('user.needs', ({ query, user }) => listNeeds(deps.db, { ...query, reader: user }))

  route('user.decideNeed', async ({ params, body, user, request }) => {
    const { id, state } = await decideNeed(deps, { ...params, by: user, decision: body })
    request.log.info({ act: 'user.decide_need', userId: user.id, needId: id, state }, 'need decided')
    return { id, state }
  })
}
