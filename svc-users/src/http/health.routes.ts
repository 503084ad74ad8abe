import { implement } from '@ensemble/service-kit/http/implement'
import { refuse } from '@ensemble/service-kit/refusal'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { readsOfOwnHealth } from '../queries/reads-of-own-health.ts'
import { endSharing } from '../use-cases/end-sharing.ts'
import { readSharedHealth } from '../use-cases/read-shared-health.ts'
import { countBlind, inviteBlind } from '../use-cases/search-blind.ts'

/** Health answers that are shared, who read them, the end of sharing, and people sought by criteria without a name. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('user.countBlind', ({ body, user }) => countBlind(deps, user, body))
  route('user.inviteBlind', ({ body, user }) => inviteBlind(deps, user, body))
  route('user.sharedHealth', async ({ params, query, user }) => {
    const userId = params.userId === 'me' ? user.id : params.userId
    if (query.missionId !== undefined) return readSharedHealth(deps, user, { userId, missionId: query.missionId })
    return userId === user.id ? readsOfOwnHealth(deps, userId, query.page) : refuse('OUT_OF_SCOPE')
  })
  route('user.endSharing', async ({ params, user }) => {
    if (params.userId !== 'me' && params.userId !== user.id) refuse('NOT_FOUND')
    await endSharing(deps, user.id, params.missionId)
    return {}
  })
}
