import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import * as refreshTokens from '../data/refresh-tokens.ts'
import * as sessions from '../data/sessions.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { recordSessionRevoked } from '../outbox/outgoing.ts'
import { hashOf } from '../tokens/refresh-token.ts'

/**
 * Ends every session of a user, on every device (specification, section 2): the session version rises in one
 * transaction with the event that makes all processes refuse older tokens.
 */
export async function signOutEverywhere(deps: Deps, userId: string): Promise<void> {
  await inTransaction(deps.db, (tx) => endEverySession(deps, tx, userId, 'signed_out'))
}

/** The same within a transaction that ends them for another reason. */
export async function endEverySession(deps: Deps, tx: Tx, userId: string, reason: string): Promise<void> {
  const now = deps.clock.now()
  const sessionVersion = await users.raiseSessionVersion(tx, userId)
  await sessions.endAll(tx, userId, now, reason)
  await recordSessionRevoked(tx, { userId, sessionId: null, sessionVersion }, now)
}

/** Whose refresh token this is, as long as its session is open. */
export async function ownerOf(deps: Deps, token: string): Promise<string | undefined> {
  const known = await refreshTokens.find(deps.db, hashOf(token))
  const session = known && (await sessions.find(deps.db, known.sessionId))
  return session && !session.endedAt ? session.userId : undefined
}
