import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as sessions from '../data/sessions.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import type { User } from '../domain/user.ts'
import { recordSessionRevoked } from '../outbox/outgoing.ts'

type Owner = Pick<User, 'id' | 'sessionVersion'>

/**
 * Ends one of the caller's own sessions, everywhere at once.
 * @throws Refusal NOT_FOUND for a session of somebody else, or one that has ended
 */
export async function endSession(deps: Deps, userId: string, sessionId: string): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const [user, session] = [await users.lock(tx, userId), await sessions.find(tx, sessionId)]
    if (session?.userId !== userId) refuse('NOT_FOUND')
    if (!(await sessions.end(tx, sessionId, now, 'ended_by_owner'))) refuse('NOT_FOUND')
    await recordSessionRevoked(tx, { userId, sessionId, sessionVersion: user.sessionVersion }, now)
  })
}

/** Ends sessions of a person one by one, all but the one that is kept. */
export async function endSessions(
  deps: Deps,
  tx: Tx,
  { id: userId, sessionVersion }: Owner,
  { reason, keptId = null }: { reason: string; keptId?: string | null },
): Promise<void> {
  const now = deps.clock.now()
  for (const sessionId of await sessions.endAll(tx, userId, now, reason, keptId)) {
    await recordSessionRevoked(tx, { userId, sessionId, sessionVersion }, now)
  }
}
