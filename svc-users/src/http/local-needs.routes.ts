import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { listLocalNeeds } from '../queries/list-local-needs.ts'
import { decideLocalNeed } from '../use-cases/decide-local-need.ts'

/** Local needs that people told their committees of (decision 155). */
export function localNeedsRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('user.needs', ({ query, user }) => listLocalNeeds(deps.db, { ...query, reader: user }))

  route('user.decideNeed', async ({ params, body, user, request }) => {
    const { id, state } = await decideLocalNeed(deps, { ...params, by: user, decision: body })
    request.log.info({ act: 'user.decide_need', userId: user.id, needId: id, state }, 'need decided')
    return { id, state }
  })
}
