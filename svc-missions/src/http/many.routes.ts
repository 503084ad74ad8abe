import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { contentOf } from '../use-cases/content-of.ts'
import { createSeries } from '../use-cases/create-series.ts'
import { editMany } from '../use-cases/edit-many.ts'
import { extendSeries } from '../use-cases/extend-series.ts'
import { cancelFollowing, editFollowing } from '../use-cases/follow-series.ts'
import { requireManagers } from '../use-cases/require-managers.ts'
import { keepTemplate, listTemplates, removeTemplate } from '../use-cases/templates.ts'

/** Acts on many missions at once, and what new ones begin from. */
export function manyRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('mission.createSeries', async ({ body: { mission, dates }, user }) => {
    const firstManager = await requireManagers(deps.db, mission.managerIds)
    const content = contentOf(mission, firstManager)
    return createSeries(deps, { actor: user, content, dates: dates.map((date) => new Date(date)) })
  })

  route('mission.extendSeries', ({ params, body, user }) =>
    extendSeries(deps, { ...params, actor: user, dates: body.dates.map((date) => new Date(date)) }),
  )

  route('mission.editFollowing', ({ params, body, user }) =>
    editFollowing(deps, { ...params, actor: user, edit: body }),
  )

  route('mission.cancelFollowing', ({ params, body, user }) =>
    cancelFollowing(deps, { ...params, ...body, actor: user }),
  )

  route('mission.editMany', ({ body, user }) => editMany(deps, { ...body, actor: user }))

  route('mission.templates', ({ query, user }) => listTemplates(deps, { ...query, actor: user }))

  route('mission.keepTemplate', ({ body, user }) => keepTemplate(deps, { ...body, actor: user }))

  route('mission.removeTemplate', ({ params, user }) => removeTemplate(deps, { ...params, actor: user }))
}
