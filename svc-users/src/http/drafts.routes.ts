import { implement } from '@ensemble/service-kit/http/implement'
import { refuse } from '@ensemble/service-kit/refusal'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { deleteDraft, listDrafts, readDraft, saveDraft } from '../use-cases/drafts.ts'

/** What people have begun to write: their own, and nobody else's. */
export function draftsRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  function own(userId: string, caller: { id: string }): string {
    return userId === 'me' || userId === caller.id ? caller.id : refuse('NOT_FOUND')
  }

  route('user.drafts', ({ params, query, user }) => listDrafts(deps, own(params.userId, user), query.prefix))
  route('user.draft', ({ params, user }) => readDraft(deps, own(params.userId, user), params.key))
  route('user.saveDraft', ({ params, body, user }) =>
    saveDraft(deps, own(params.userId, user), params.key, body.content),
  )
  route('user.deleteDraft', async ({ params, user }) => {
    await deleteDraft(deps, own(params.userId, user), params.key)
    return {}
  })
}
