import { inTransaction } from '@ensemble/service-kit/database'
import * as inactivityNotices from '../data/inactivity-notices.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { reactivate } from '../domain/account.ts'
import { dayInParis } from '../domain/days.ts'
import type { User } from '../domain/user.ts'
import type { Actor } from '../domain/user-status.ts'
import { recordUserEvent } from '../outbox/outgoing.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { noteHistory } from './note-history.ts'

/**
 * Gives a suspended account back to its owner.
 * @throws Refusal NOT_FOUND and those of the domain's `reactivate`
 */
export async function reactivateUser(deps: Deps, { userId, actor }: { userId: string; actor: Actor }): Promise<User> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const before = await users.lock(tx, userId)
    const user = reactivate(before, actor, now)
    await users.update(tx, user)
    // Nobody who is suspended can answer: whether they keep their account is asked anew.
    await inactivityNotices.removeOf(tx, userId)
    await noteHistory(tx, { before, after: user, actor, at: now })
    await recordUserEvent(tx, 'userReactivated', user, { time: now, quiet: deps.quiet })
    await queueAccountMail(deps, tx, { kind: 'account_restored', to: user })
    return user
  })
}

/** Ends the suspensions whose day has come. */
export async function reactivateDue(deps: Deps): Promise<void> {
  for (const userId of await users.findToReactivate(deps.db, dayInParis(deps.clock.now()))) {
    await reactivateUser(deps, { userId, actor: 'system' })
  }
}
