import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { hasSqlState } from '@ensemble/service-kit/database-errors'
import { refuse } from '@ensemble/service-kit/refusal'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { confirmEmail, isAddressOf } from '../domain/account.ts'
import type { Caller } from '../domain/sign-in-lane.ts'
import type { User } from '../domain/user.ts'
import { recordUserEvent } from '../outbox/outgoing.ts'
import { takeEmail } from './change-email.ts'
import { tryCode } from './issue-code.ts'
import { tellApprovers } from './tell-approvers.ts'

const uniqueViolation = '23505'

/**
 * Confirms an address with the code that was sent to it: of a new account, of which staff hear then and not before, or
 * of an account that wants it in place of another. Whoever missed the answer and sends the code again hears the same,
 * for as long as it lives, and nothing happens.
 * @throws Refusal INVALID_CODE, CODE_EXPIRED
 */
export async function confirmAddress(
  deps: Deps,
  { email, code, caller }: { email: string; code: string; caller: Caller },
): Promise<User> {
  const right = await tryCode(deps, { purpose: 'confirm_email', email, code, caller })
  return inTransaction(deps.db, async (tx) => {
    const userId = await right.take(tx)
    if (userId === undefined) return confirmedBefore(tx, email.trim())
    const user = await users.lock(tx, userId)
    return isAddressOf(user, email.trim()) ? noteConfirmed(deps, tx, user) : takeEmail(deps, tx, user, email.trim())
  }).catch((error: unknown) => {
    // Somebody signed up with the address a moment ago.
    if (hasSqlState(error, uniqueViolation)) return refuse('INVALID_CODE')
    throw error
  })
}

/** The account of an address that this very code may have confirmed. @throws Refusal INVALID_CODE where there is none */
async function confirmedBefore(tx: Tx, email: string): Promise<User> {
  const known = await users.findByEmail(tx, email)
  return known?.user.emailVerifiedAt ? known.user : refuse('INVALID_CODE')
}

/** Notes that the person reads their mailbox, and tells staff once. */
export async function noteConfirmed(deps: Deps, tx: Tx, user: User): Promise<User> {
  if (user.emailVerifiedAt || user.status === 'deleted') return user
  const now = deps.clock.now()
  const confirmed = confirmEmail(user, now)
  await users.update(tx, confirmed)
  // Who answers accounts has a page open: the account stands among those who wait from now on.
  await recordUserEvent(tx, 'userChanged', confirmed, { time: now, quiet: deps.quiet })
  await tellApprovers(deps, tx, confirmed)
  return confirmed
}
