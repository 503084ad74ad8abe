import { inTransaction } from '@ensemble/service-kit/database'
import * as outgoingMail from '../data/outgoing-mail.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { erase, isUnconfirmed } from '../domain/account.ts'
import { recordUserEvent } from '../outbox/outgoing.ts'
import { endEverySession } from './sign-out.ts'

/** Days after which an account whose address nobody has confirmed is removed. */
const unconfirmedDays = 30

/**
 * Removes the accounts that nobody has confirmed in time, sign-ups and invitations: whole, with everything that hangs
 * on them. Nobody is mailed: the address may be a stranger's. @returns how many went
 */
export async function forgetUnconfirmed(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - unconfirmedDays * 86_400_000)
  let forgotten = 0
  for (const id of await users.findUnconfirmed(deps.db, before)) {
    await inTransaction(deps.db, async (tx) => {
      const user = await users.lock(tx, id)
      // Somebody may have confirmed it, or signed up again, a moment ago.
      if (!isUnconfirmed(user) || user.updatedAt > before) return
      await endEverySession(deps, tx, id, 'forgotten')
      await recordUserEvent(tx, 'userDeleted', erase(user, 'system', null, now), { time: now, quiet: deps.quiet })
      await outgoingMail.removeOf(tx, id)
      await users.remove(tx, id)
      forgotten += 1
    })
  }
  return forgotten
}
