import { implement } from '@ensemble/service-kit/http/implement'
import type { Principal } from '@ensemble/service-kit/auth/principal'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { missionDetails } from '../queries/mission-details.ts'
import { approveMission } from '../use-cases/approve-mission.ts'
import { cancelMission } from '../use-cases/cancel-mission.ts'
import { closeMission } from '../use-cases/close-mission.ts'
import { contentOf } from '../use-cases/content-of.ts'
import { createMission } from '../use-cases/create-mission.ts'
import { deleteMission } from '../use-cases/delete-mission.ts'
import { editMission } from '../use-cases/edit-mission.ts'
import { handOver } from '../use-cases/hand-over.ts'
import { rejectMission } from '../use-cases/reject-mission.ts'
import { requireManagers } from '../use-cases/require-managers.ts'
import { rescheduleMission } from '../use-cases/reschedule-mission.ts'
import { revokeRejection } from '../use-cases/revoke-rejection.ts'
import { updateWorkspace } from '../use-cases/update-workspace.ts'

/** Making missions and leading them through their life. */
export function stewardshipRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)
  /** The mission as whoever changed it sees it now. */
  const details = (missionId: string, actor: Principal) =>
    missionDetails(deps.db, { missionId, actor, at: deps.clock.now() })

  route('mission.create', async ({ body, user }) => {
    const firstManager = await requireManagers(deps.db, body.managerIds)
    return details(await createMission(deps, { actor: user, content: contentOf(body, firstManager) }), user)
  })

  route('mission.edit', async ({ params, body, user }) => {
    await editMission(deps, { ...params, actor: user, edit: body })
    return details(params.missionId, user)
  })

  route('mission.handOver', ({ body, user }) => handOver(deps, { ...body, actor: user }))

  route('mission.updateWorkspace', async ({ params, body, user }) => {
    await updateWorkspace(deps, { ...params, actor: user, edit: body })
    return details(params.missionId, user)
  })

  route('mission.approve', async ({ params, body, user }) => {
    await approveMission(deps, { ...params, ...body, actor: user })
    return details(params.missionId, user)
  })

  route('mission.reject', async ({ params, body, user }) => {
    await rejectMission(deps, { ...params, ...body, actor: user })
    return details(params.missionId, user)
  })

  route('mission.revokeRejection', async ({ params, body, user }) => {
    await revokeRejection(deps, { ...params, ...body, actor: user })
    return details(params.missionId, user)
  })

  route('mission.close', async ({ params, body, user }) => {
    await closeMission(deps, { ...params, ...body, actor: user })
    return details(params.missionId, user)
  })

  route('mission.cancel', async ({ params, body, user }) => {
    await cancelMission(deps, { ...params, ...body, actor: user })
    return details(params.missionId, user)
  })

  route('mission.reschedule', async ({ params, body, user }) => {
    const dates = { startAt: new Date(body.startAt), endAt: body.endAt === null ? null : new Date(body.endAt) }
    await rescheduleMission(deps, { ...params, ...body, ...dates, actor: user })
    return details(params.missionId, user)
  })

  route('mission.delete', async ({ params, body, user }) => {
    await deleteMission(deps, { ...params, ...body, actor: user })
    return { id: params.missionId }
  })
}
