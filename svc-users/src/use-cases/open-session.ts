import type { Tx } from '@ensemble/service-kit/database'
import { absoluteEnd, limitsFor, type Session } from '../domain/session.ts'
import type { User } from '../domain/user.ts'
import * as refreshTokens from '../data/refresh-tokens.ts'
import * as sessions from '../data/sessions.ts'
import type { Deps } from '../deps.ts'
import type { IssuedTokens } from '../tokens/access-tokens.ts'
import { hashOf, newRefreshToken } from '../tokens/refresh-token.ts'

/** What a browser gets at sign-in and at each renewal. */
export interface Credentials extends IssuedTokens {
  userId: string
  refreshToken: string
  status: User['status']
  kept: boolean
}

/** Starts a session of its own for this browser, with its first refresh token. */
export async function openSession(deps: Deps, tx: Tx, user: User, kept: boolean): Promise<Credentials> {
  const now = deps.clock.now()
  const session: Session = { id: deps.newId(), userId: user.id, createdAt: now, lastUsedAt: now, endedAt: null, kept }
  const refreshToken = newRefreshToken()
  await sessions.insert(tx, session)
  await refreshTokens.insert(tx, hashOf(refreshToken), session.id, now)
  return credentials(deps, user, session, refreshToken)
}

/** Access and media token of a session, beside its refresh token. */
export function credentials(deps: Deps, user: User, session: Session, refreshToken: string): Credentials {
  const issued = deps.issueTokens(
    {
      userId: user.id,
      sessionId: session.id,
      sessionVersion: user.sessionVersion,
      role: user.role,
      status: user.status,
      departmentCode: user.departmentCode,
      sessionEnd: absoluteEnd(session, limitsFor(user.role, deps.rules.sessions)),
    },
    deps.clock.now(),
  )
  return { ...issued, userId: user.id, refreshToken, status: user.status, kept: session.kept }
}
