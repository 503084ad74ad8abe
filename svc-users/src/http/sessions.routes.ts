import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { ownSessions } from '../queries/own-sessions.ts'
import { endSession } from '../use-cases/end-session.ts'
import { clearSessionCookies } from './cookies.ts'

export function sessionsRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('auth.sessions', async ({ user }) => ({ items: await ownSessions(deps, user) }))

  route('auth.endSession', async ({ params, user, reply }) => {
    await endSession(deps, user.id, params.sessionId)
    if (params.sessionId === user.sessionId) clearSessionCookies(reply)
    return {}
  })
}
