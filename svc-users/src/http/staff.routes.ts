import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { User } from '../domain/user.ts'
import { erasureProgress } from '../queries/erasure-progress.ts'
import { standingsOf } from '../queries/standings-of.ts'
import { volunteersWaiting } from '../queries/volunteers-waiting.ts'
import { approveUser } from '../use-cases/approve-user.ts'
import { decideOnVolunteer } from '../use-cases/decide-volunteer.ts'
import { deleteUser, suspendUser } from '../use-cases/end-account.ts'
import { inviteUser } from '../use-cases/invite-user.ts'
import { reactivateUser } from '../use-cases/reactivate-user.ts'
import { withRetryAfter } from './retry-after.ts'

/** What staff do to an account, and a person to their own for good. */
export function staffRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)
  const named = (id: string, caller: { id: string }) => (id === 'me' ? caller.id : id)

  /** Who did what to whom, for the log: never why, which may say more of a person than a log should hold. */
  function noted(request: FastifyRequest, act: string, { id, status }: User, withoutMail?: boolean) {
    request.log.info({ userId: request.principal?.id, act, accountId: id, status, withoutMail }, 'account changed')
    return { id, status }
  }

  route('user.approve', async ({ params, body, user, request }) => {
    const { message, ...appointment } = body
    const input = { userId: named(params.userId, user), actor: user, appointment, ...(message && { message }) }
    return noted(request, 'approve', await approveUser(deps, input))
  })

  route('user.volunteersWaiting', ({ query, user }) =>
    volunteersWaiting(deps.db, { ...query, reader: user, at: deps.clock.now() }),
  )

  route('user.decideVolunteer', async ({ params, body, user, request }) => {
    const userId = named(params.userId, user)
    const changed = await decideOnVolunteer(deps, { userId, actor: user, decision: body })
    noted(request, `volunteer_${body.decision}`, changed)
    return { id: userId, volunteerStandings: await standingsOf(deps, changed) }
  })

  route('user.invite', async ({ body, user, request, reply }) => {
    const invitation = await withRetryAfter(reply, inviteUser(deps, { ...body, inviter: user }))
    const { id: userId, status } = noted(request, 'invite', invitation)
    return { userId, status, invitationExpiresAt: invitation.invitationExpiresAt?.toISOString() ?? '' }
  })

  route('user.suspend', async ({ params, body, user, request }) => {
    const { reason, until = null } = body
    const userId = named(params.userId, user)
    return noted(request, 'suspend', await suspendUser(deps, { userId, actor: user, reason, until }))
  })

  route('user.activateSuspended', async ({ params, user, request }) => {
    const userId = named(params.userId, user)
    return noted(request, 'reactivate', await reactivateUser(deps, { userId, actor: user }))
  })

  route('user.erasure', ({ params }) => erasureProgress(deps, params.receipt))

  route('user.delete', async ({ params, body, user, request }) => {
    const { reason = null, ...confirmed } = body
    const userId = named(params.userId, user)
    const { receipt, ...deleted } = await deleteUser(deps, { userId, actor: user, reason, ...confirmed })
    return { ...noted(request, 'delete', deleted, body.withoutMail), ...(userId === user.id ? { receipt } : {}) }
  })
}
