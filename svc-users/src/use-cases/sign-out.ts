import { inTransaction } from '@ensemble/service-kit/database'
import * as refreshTokens from '../data/refresh-tokens.ts'
import * as sessions from '../data/sessions.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { recordSessionRevoked } from '../events/outgoing.ts'
import { hashOf } from '../tokens/refresh-token.ts'

/**
 * Ends every session of a user, on every device (specification, section 2): the session version rises in one
 * transaction with the event that makes all processes refuse older tokens.
 */
export async function signOutEverywhere(deps: Deps, userId: string): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const sessionVersion = await users.raiseSessionVersion(tx, userId)
    await sessions.endAll(tx, userId, now, 'signed_out')
    await recordSessionRevoked(tx, { userId, sessionId: null, sessionVersion }, now)
  })
}

/** Whose refresh token this is, as long as its session is open. */
export async function ownerOf(deps: Deps, token: string): Promise<string | undefined> {
  const known = await refreshTokens.find(deps.db, hashOf(token))
  const session = known && (await sessions.find(deps.db, known.sessionId))
  return session && !session.endedAt ? session.userId : undefined
}
