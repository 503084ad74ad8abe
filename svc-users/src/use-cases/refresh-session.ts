import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { isOpen, isReuse, limitsFor } from '../domain/session.ts'
import * as refreshTokens from '../data/refresh-tokens.ts'
import * as sessions from '../data/sessions.ts'
import * as users from '../data/users.ts'
import { expectNotSuspended } from '../domain/account.ts'
import type { Deps } from '../deps.ts'
import { recordSessionRevoked } from '../outbox/outgoing.ts'
import { hashOf, successorOf } from '../tokens/refresh-token.ts'
import { credentials, type Credentials } from './open-session.ts'

/**
 * Renews a session with its refresh token, which is thereby used up. Whoever loses a race for it within 20 s gets the
 * same successor as the winner; a token that comes back later is a copy, and ends its session everywhere.
 * @throws Refusal SESSION_EXPIRED, ACCOUNT_SUSPENDED, ACCOUNT_DELETED
 */
export async function refreshSession(deps: Deps, token: string): Promise<Credentials> {
  const renewed = await inTransaction(deps.db, (tx) => renew(deps, tx, token))
  // Refused after the commit: the end of a stolen session must be kept, not rolled back with the answer.
  return renewed ?? refuse('SESSION_EXPIRED')
}

async function renew(deps: Deps, tx: Tx, token: string): Promise<Credentials | null> {
  const now = deps.clock.now()
  const hash = hashOf(token)
  const taken = await refreshTokens.take(tx, hash, now)
  const known = taken ? { sessionId: taken.sessionId, usedAt: now } : await refreshTokens.find(tx, hash)
  const session = known && (await sessions.find(tx, known.sessionId))
  const user = session && (await users.find(tx, session.userId))
  if (!session || !user) return null
  // Their sessions have ended as well, but the person should read why.
  expectNotSuspended(user)
  if (user.status === 'deleted') refuse('ACCOUNT_DELETED')
  if (session.endedAt) return null
  if (known.usedAt && isReuse(known.usedAt, now)) {
    await sessions.end(tx, session.id, now, 'refresh_token_reused')
    await recordSessionRevoked(tx, { userId: user.id, sessionId: session.id, sessionVersion: user.sessionVersion }, now)
    return null
  }
  if (!isOpen(session, limitsFor(user.role, deps.rules.sessions, session.kept), now)) return null
  const successor = successorOf(token, deps.refreshSecret)
  await refreshTokens.insert(tx, hashOf(successor), session.id, now)
  await sessions.touch(tx, session.id, now)
  return credentials(deps, user, session, successor)
}
