import { implement } from '@ensemble/service-kit/http/implement'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { browseColumns } from '../queries/browse-columns.ts'
import { browseMissions } from '../queries/browse-missions.ts'
import { managedColumns, managedMissions } from '../queries/managed-missions.ts'
import { missionDetails } from '../queries/mission-details.ts'

const soonest = { sort: 'startAt', order: 'asc' } as const
const newest = { sort: 'createdAt', order: 'desc' } as const

/** Reading missions. */
export function missionRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  const answer = implement(app)

  answer('mission.list', ({ query, user }) => {
    const { scope, ...parameters } = query
    const request = parseList(parameters, { columns: browseColumns, defaultSort: soonest, fromBody: false })
    return browseMissions(db, { actor: user, at: clock.now(), request, recommended: !query.sort, scope })
  })

  answer('mission.search', ({ body, user }) => {
    const { scope, ...parameters } = body
    const request = parseList(parameters, { columns: browseColumns, defaultSort: soonest, fromBody: true })
    return browseMissions(db, { actor: user, at: clock.now(), request, recommended: !body.sort, scope })
  })

  answer('mission.managed', async ({ query, user }) => {
    const request = parseList(query, { columns: managedColumns, defaultSort: newest, fromBody: false })
    const { rows, ...page } = await managedMissions(db, { userId: user.id, at: clock.now(), request })
    return { items: rows, ...page }
  })

  answer('mission.get', ({ params, user }) =>
    missionDetails(db, { missionId: params.missionId, actor: user, at: clock.now() }),
  )
}
