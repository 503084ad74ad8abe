import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { erase, suspend } from '../domain/account.ts'
import type { User } from '../domain/user.ts'
import type { Actor } from '../domain/user-status.ts'
import * as sessions from '../data/sessions.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { recordSessionRevoked, recordUserEvent } from '../events/outgoing.ts'

interface EndInput {
  userId: string
  actor: Actor
}

/**
 * Suspends an account: its sessions end at once, everywhere.
 * @throws Refusal LAST_ADMIN and those of the domain's `suspend`
 */
export async function suspendUser(deps: Deps, { userId, actor, reason }: EndInput & { reason: string }): Promise<User> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const user = suspend(await users.lock(tx, userId), actor, reason, now)
    await storeEnded(deps, tx, user, 'userSuspended', now)
    return user
  })
}

/**
 * Deletes an account and erases what names the person; irreversible.
 * @throws Refusal LAST_ADMIN and those of the domain's `erase`
 */
export async function deleteUser(
  deps: Deps,
  { userId, actor, reason }: EndInput & { reason: string | null },
): Promise<User> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const user = erase(await users.lock(tx, userId), actor, reason, now)
    await users.setPassword(tx, userId, null)
    await storeEnded(deps, tx, user, 'userDeleted', now)
    return user
  })
}

async function storeEnded(
  deps: Deps,
  tx: Tx,
  user: User,
  event: 'userSuspended' | 'userDeleted',
  now: Date,
): Promise<void> {
  await users.update(tx, user)
  if (user.role === 'admin' && (await users.countAdmins(tx)) === 0) refuse('LAST_ADMIN')
  await sessions.endAll(tx, user.id, now, event)
  await recordUserEvent(tx, event, user, { time: now, quiet: deps.quiet })
  await recordSessionRevoked(tx, { userId: user.id, sessionId: null, sessionVersion: user.sessionVersion }, now)
}
