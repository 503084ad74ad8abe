import { inTransaction } from '@ensemble/service-kit/database'
import { type Appointment, approve, grantsRole } from '../domain/account.ts'
import { isStaff, type User } from '../domain/user.ts'
import { type Actor, sessionOf } from '../domain/user-status.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { recordUserEvent } from '../outbox/outgoing.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { endSessions } from './end-session.ts'
import { expectFreshProof } from './expect-fresh-proof.ts'
import { noteHistory } from './note-history.ts'
import { tellOfRole } from './tell-of-role.ts'

export interface ApproveInput {
  userId: string
  actor: Actor
  appointment?: Appointment
  /** What the approver adds to the mail, in their own words. */
  message?: string
  /** No mail to the person: another one that is on its way says it. */
  untold?: boolean
}

/**
 * Lets a pending account in, in the role and department that an admin may settle with it.
 * @throws Refusal NOT_FOUND and those of the domain's `approve`; PROOF_REQUIRED for a role of the staff
 */
export async function approveUser(
  deps: Deps,
  { userId, actor, appointment = {}, message, untold = false }: ApproveInput,
): Promise<User> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const before = await users.lock(tx, userId)
    const user = approve(before, actor, appointment, now)
    if (grantsRole(before, user)) await expectFreshProof(deps, tx, sessionOf(actor), 'grant_role')
    await users.update(tx, user)
    await noteHistory(tx, { before, after: user, actor, at: now })
    // Another role is another session (TS07); a member goes on in theirs.
    if (user.role !== 'member') await endSessions(deps, tx, user, { reason: 'role_changed' })
    const role = isStaff(user) ? { role: user.role } : {}
    const words = message?.trim() ? { message: message.trim() } : {}
    if (!untold) await queueAccountMail(deps, tx, { kind: 'account_approved', to: user, ...role, ...words })
    await tellOfRole(deps, tx, { before, after: user, grantedBy: user.approvedBy })
    await recordUserEvent(tx, 'userApproved', user, { time: now, quiet: deps.quiet })
    return user
  })
}
