import type { Tx } from '@ensemble/service-kit/database'
import * as invitations from '../data/invitations.ts'
import * as ssoIdentities from '../data/sso-identities.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { isUnconfirmed, replaceUnconfirmed } from '../domain/account.ts'
import { isOpenInvitation } from '../domain/invitation.ts'
import type { User } from '../domain/user.ts'
import { recordUserEvent } from '../outbox/outgoing.ts'
import { endEverySession } from './sign-out.ts'

/**
 * Opens an account for an address, or takes over one whose address nobody has confirmed.
 * @param user the account as it should be
 * @returns the account that waits now, or the one that has the address already
 */
export async function askForAccount(
  deps: Deps,
  tx: Tx,
  user: User,
  passwordHash: string | null,
): Promise<{ user: User; taken: boolean }> {
  const now = deps.clock.now()
  if (await users.insert(tx, user)) {
    await users.setPassword(tx, user.id, passwordHash)
    await recordUserEvent(tx, 'userRegistered', user, { time: now, quiet: deps.quiet })
    return { user, taken: false }
  }
  const found = await users.findByEmail(tx, user.email ?? '')
  if (!found) throw new Error('an address was taken and nobody has it')
  const existing = await users.lock(tx, found.user.id)
  // An invitation is answered with the token of its mail, and with nothing else: it may be to a role of the staff.
  if (!isUnconfirmed(existing) || isOpenInvitation(existing, now)) return { user: existing, taken: true }
  const replaced = replaceUnconfirmed(existing, user)
  await users.update(tx, replaced)
  await invitations.setToken(tx, replaced.id, null)
  await users.setPassword(tx, replaced.id, passwordHash)
  await ssoIdentities.removeOf(tx, replaced.id)
  await endEverySession(deps, tx, replaced.id, 'replaced')
  await recordUserEvent(tx, 'userChanged', replaced, { time: now, quiet: deps.quiet })
  return { user: replaced, taken: false }
}
