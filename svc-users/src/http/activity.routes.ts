import { implement } from '@ensemble/service-kit/http/implement'
import { sendCsv } from '@ensemble/service-kit/lists/csv'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { activityLog, activityLogCsv } from '../queries/activity-log.ts'
import { useFigures } from '../queries/use-figures.ts'
import { recordActivity, recordUsesOfPage } from '../use-cases/record-activity.ts'
import { withRetryAfter } from './retry-after.ts'

export function activityRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('activity.list', async ({ query, user, language, request, reply }) => {
    if (query.format !== 'csv') return activityLog(deps.db, user, query)
    const { csv, rows } = await activityLogCsv(deps.db, user, query, language)
    request.log.info({ act: 'activity.export', userId: user.id, role: user.role, rows }, 'log of activity exported')
    return sendCsv(reply, 'activity', csv)
  })

  route('activity.create', ({ body, user, reply }) => withRetryAfter(reply, recordActivity(deps, user.id, body)))

  route('activity.createBatch', ({ body, user, reply }) => withRetryAfter(reply, recordUsesOfPage(deps, user.id, body)))

  route('activity.statistics', ({ query, user }) => useFigures(deps.db, user, query))
}
