import type { OwnSession } from '@ensemble/contracts/users/auth-http'
import type { Role } from '@ensemble/contracts/enumerations'
import * as sessions from '../data/sessions.ts'
import type { Deps } from '../deps.ts'
import { idleSecondsLeft, isOpen, limitsFor, secondsLeft, type Session } from '../domain/session.ts'

/** The devices on which somebody is signed in, the last one used first. */
export async function ownSessions(
  deps: Deps,
  { id, role, sessionId }: { id: string; role: Role; sessionId: string },
): Promise<OwnSession[]> {
  const limitsOf = ({ kept }: Session) => limitsFor(role, deps.rules.sessions, kept)
  const now = deps.clock.now()
  const open = (await sessions.findOpen(deps.db, id)).filter((session) => isOpen(session, limitsOf(session), now))
  return open.map((session) => {
    const limits = limitsOf(session)
    const left = idleSecondsLeft(session, limits, now)
    return {
      id: session.id,
      current: session.id === sessionId,
      device: session.device,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      secondsLeft: secondsLeft(session, limits, now),
      ...(left !== null && { idleSecondsLeft: left }),
    }
  })
}
