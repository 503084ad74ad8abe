import { type CallContext, implement } from '@ensemble/service-kit/http/implement'
import { sendCsv } from '@ensemble/service-kit/lists/csv'
import { sendArchive } from '@ensemble/service-kit/privacy/own-rows'
import { refuse } from '@ensemble/service-kit/refusal'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { withRetryAfter } from './retry-after.ts'
import { getUser } from '../queries/get-user.ts'
import { ownArchive } from '../queries/own-archive.ts'
import { territoriesOfPeople } from '../queries/territories.ts'
import { userStatistics } from '../queries/user-statistics.ts'
import { readWorkFigures } from '../queries/work-figures.ts'
import { editUser } from '../use-cases/edit-user.ts'
import { expectFreshProof } from '../use-cases/expect-fresh-proof.ts'
import { yearOfPeople } from '../queries/year-report.ts'
import { type ListParameters, userList, userListCsv } from '../queries/user-list.ts'

type Asked = Pick<CallContext<'user.list'>, 'user' | 'language' | 'request' | 'reply'>

export function usersRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('user.list', ({ query, readList, ...asked }) =>
    query.format === 'csv'
      ? sendFile(asked, query, false)
      : userList(deps, asked.user, query, { fromBody: false, readList }),
  )
  route('user.search', ({ body, readList, ...asked }) =>
    body.format === 'csv'
      ? sendFile(asked, body, true)
      : userList(deps, asked.user, body, { fromBody: true, readList }),
  )

  /** A file leaves the platform, so the log says who took how many rows; never what was looked for. */
  async function sendFile({ user, language, request, reply }: Asked, parameters: ListParameters, fromBody: boolean) {
    const { csv, rows } = await userListCsv(deps, user, parameters, { fromBody, language })
    request.log.info({ act: 'user.export', userId: user.id, role: user.role, rows }, 'list of users exported')
    return sendCsv(reply, 'users', csv)
  }

  route('user.statistics', ({ query, user }) => userStatistics(deps.db, { ...query, reader: user }))
  route('user.territories', ({ user }) => territoriesOfPeople(deps.db, { reader: user, at: deps.clock.now() }))
  route('user.workFigures', () => readWorkFigures(deps.db))
  route('user.yearReport', ({ query, user }) => yearOfPeople(deps.db, { ...query, reader: user, at: deps.clock.now() }))
  route('user.edit', async ({ params, body, user, language, reply }) => {
    const userId = params.userId === 'me' ? user.id : params.userId
    await withRetryAfter(reply, editUser(deps, user, { userId, edit: body, language }))
    return getUser(deps, user, userId)
  })
  route('user.get', async ({ params, query, user, reply }) => {
    if (query.format === undefined) return getUser(deps, user, params.userId)
    if (params.userId !== 'me') return refuse('FORBIDDEN')
    await expectFreshProof(deps, deps.db, user.sessionId, 'take_archive')
    return sendArchive(reply, await ownArchive(deps, user.id))
  })
}
