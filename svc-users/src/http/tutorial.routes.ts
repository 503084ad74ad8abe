import { implement } from '@ensemble/service-kit/http/implement'
import { refuse } from '@ensemble/service-kit/refusal'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { editTutorial, readTutorial } from '../use-cases/tutorial.ts'

/** The caller's own tutorial, and nobody else's. */
export function tutorialRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  function own(userId: string, caller: { id: string }): string {
    return userId === 'me' || userId === caller.id ? caller.id : refuse('NOT_FOUND')
  }

  route('user.tutorial', ({ params, user }) => readTutorial(deps, own(params.userId, user)))
  route('user.editTutorial', ({ params, body, user }) => editTutorial(deps, own(params.userId, user), body))
}
