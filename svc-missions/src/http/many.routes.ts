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
  const answer = implement(app)

  answer('mission.createSeries', async ({ body: { mission, dates }, user }) => {
    const firstManager = await requireManagers(deps.db, mission.managerIds)
    const content = contentOf(mission, firstManager)
    return createSeries(deps, { actor: user, content, dates: dates.map((date) => new Date(date)) })
  })

  answer('mission.extendSeries', ({ params, body, user }) =>
    extendSeries(deps, { ...params, actor: user, dates: body.dates.map((date) => new Date(date)) }),
  )

  answer('mission.editFollowing', ({ params, body, user }) =>
    editFollowing(deps, { ...params, actor: user, edit: body }),
  )

  answer('mission.cancelFollowing', ({ params, body, user }) =>
    cancelFollowing(deps, { ...params, ...body, actor: user }),
  )

  answer('mission.editMany', ({ body, user }) => editMany(deps, { ...body, actor: user }))

  answer('mission.templates', ({ user }) => listTemplates(deps, user))

  answer('mission.keepTemplate', ({ body, user }) => keepTemplate(deps, { ...body, actor: user }))

  answer('mission.removeTemplate', ({ params, user }) => removeTemplate(deps, { ...params, actor: user }))
}
