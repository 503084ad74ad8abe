import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { getUser } from '../queries/get-user.ts'
import { editUser } from '../use-cases/edit-user.ts'
import { userList } from '../queries/user-list.ts'

export function usersRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('user.list', ({ query, user }) => userList(deps, user, query, { fromBody: false }))
  route('user.search', ({ body, user }) => userList(deps, user, body, { fromBody: true }))
  route('user.edit', async ({ params, body, user, language }) => {
    const userId = params.userId === 'me' ? user.id : params.userId
    await editUser(deps, user, { userId, edit: body, language })
    return getUser(deps, user, userId)
  })
  route('user.get', ({ params, user }) => getUser(deps, user, params.userId))
}
