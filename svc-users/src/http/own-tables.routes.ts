import { implement } from '@ensemble/service-kit/http/implement'
import { refuse } from '@ensemble/service-kit/refusal'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { keepOwnTable, listOwnTables } from '../use-cases/own-tables.ts'

/** How people want their tables: their own, and nobody else's. */
export function ownTablesRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  function own(userId: string, caller: { id: string }): string {
    return userId === 'me' || userId === caller.id ? caller.id : refuse('NOT_FOUND')
  }

  route('user.tables', ({ params, user }) => listOwnTables(deps, own(params.userId, user)))
  route('user.keepTable', ({ params, body, user }) =>
    keepOwnTable(deps, { userId: own(params.userId, user), name: params.name, choice: body }),
  )
}
