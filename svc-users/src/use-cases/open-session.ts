import type { Tx } from '@ensemble/service-kit/database'
import { absoluteEnd, limitsFor, type Session } from '../domain/session.ts'
import type { User } from '../domain/user.ts'
import { openKinds } from '../domain/volunteer-standing.ts'
import * as refreshTokens from '../data/refresh-tokens.ts'
import * as sessions from '../data/sessions.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import type { IssuedTokens } from '../tokens/access-tokens.ts'
import { hashOf, newRefreshToken } from '../tokens/refresh-token.ts'

/** What a browser gets at sign-in and at each renewal. */
export interface Credentials extends IssuedTokens {
  userId: string
  role: User['role']
  departmentCode: User['departmentCode']
  refreshToken: string
  status: User['status']
  kept: boolean
}

/** Where a session is opened. */
export interface Browser {
  /** Whether the cookie outlives the browser. */
  kept: boolean
  /** Such as "Firefox, Windows"; empty when the browser does not say. */
  device: string
}

/**
 * Starts a session of its own for this browser, with its first refresh token.
 * @param provedAt when the person proved who they are: just now, unless the single sign-on provider knew them already
 */
export async function openSession(
  deps: Deps,
  tx: Tx,
  user: User,
  browser: Browser,
  provedAt: Date | null = deps.clock.now(),
): Promise<Credentials> {
  const now = deps.clock.now()
  const times = { createdAt: now, lastUsedAt: now, endedAt: null }
  const session: Session = { id: deps.newId(), userId: user.id, ...times, provedAt, ...browser }
  await tellOfNewDevice(deps, tx, user, browser.device)
  await users.noteSignIn(tx, user.id, now)
  const refreshToken = newRefreshToken()
  await sessions.insert(tx, session)
  await refreshTokens.insert(tx, hashOf(refreshToken), session.id, now)
  return credentials(deps, user, session, refreshToken)
}

/** Mails who has been here before, but not on such a device; what says no name, such as a program, is one of them. */
async function tellOfNewDevice(deps: Deps, tx: Tx, user: User, device: string): Promise<void> {
  const { before, onDevice } = await sessions.findTraces(tx, user.id, device)
  if (before && !onDevice) await queueAccountMail(deps, tx, { kind: 'new_device', to: user, device })
}

/** Access and media token of a session, beside its refresh token. */
export function credentials(deps: Deps, user: User, session: Session, refreshToken: string): Credentials {
  const now = deps.clock.now()
  const issued = deps.keys.issueTokens(
    {
      userId: user.id,
      sessionId: session.id,
      sessionVersion: user.sessionVersion,
      role: user.role,
      status: user.status,
      departmentCode: user.departmentCode,
      volunteerKinds: openKinds(user, now),
      deliveryAreas: user.deliveryAreas,
      sessionEnd: absoluteEnd(session, limitsFor(user.role, deps.rules.sessions, session.kept)),
    },
    now,
  )
  const { id: userId, role, departmentCode, status } = user
  return { ...issued, userId, role, departmentCode, refreshToken, status, kept: session.kept }
}
