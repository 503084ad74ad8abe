import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { UserStatus } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import * as accountHistory from '../data/account-history.ts'
import * as blindDraws from '../data/blind-draws.ts'
import * as countableMembers from '../data/countable-members.ts'
import * as codes from '../data/codes.ts'
import * as comforts from '../data/comforts.ts'
import * as drafts from '../data/drafts.ts'
import * as emailChanges from '../data/email-changes.ts'
import * as erasures from '../data/erasures.ts'
import * as inactivityNotices from '../data/inactivity-notices.ts'
import * as notifications from '../data/notifications.ts'
import * as outgoingMail from '../data/outgoing-mail.ts'
import * as ownTables from '../data/own-tables.ts'
import * as sessions from '../data/sessions.ts'
import * as ssoIdentities from '../data/sso-identities.ts'
import { removeTraces } from '../data/traces.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { erase, suspend } from '../domain/account.ts'
import { isInvitation } from '../domain/invitation.ts'
import type { User } from '../domain/user.ts'
import { type ActingPerson, type Actor, expectReach, sessionOf } from '../domain/user-status.ts'
import { recordSessionRevoked, recordUserEvent } from '../outbox/outgoing.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { hashOf, newRefreshToken } from '../tokens/refresh-token.ts'
import { expectFreshProof } from './expect-fresh-proof.ts'
import { expectMayLeaveRole } from './leave-role.ts'
import { noteHistory } from './note-history.ts'

interface EndInput {
  userId: string
  actor: Actor
}

/**
 * Suspends an account: its sessions end at once, everywhere.
 * @throws Refusal LAST_ADMIN, REFERENT_HAS_MISSIONS and those of the domain's `suspend`
 */
export async function suspendUser(
  deps: Deps,
  { userId, actor, reason: words, until = null }: EndInput & { reason: string; until?: string | null },
): Promise<User> {
  const now = deps.clock.now()
  const reason = words.trim()
  return inTransaction(deps.db, async (tx) => {
    const before = await users.lock(tx, userId)
    const user = suspend(before, actor, reason, now, until)
    await expectMayLeaveRole(tx, before, user)
    await storeEnded(deps, tx, user, 'userSuspended', now)
    await noteHistory(tx, { before, after: user, actor, at: now, reason })
    await queueAccountMail(deps, tx, { kind: 'account_suspended', to: user, until })
    return user
  })
}

export interface DeleteInput extends EndInput {
  reason: string | null
  /** Typed by who deletes their own account. */
  confirmEmail?: string
  /** What who refuses a request adds to the mail, in their own words. */
  message?: string
  /** The mailbox gets no mail, such as of somebody who has died; who deletes their own account gets it all the same. */
  withoutMail?: boolean
  /** The only state that the account may be in. */
  from?: UserStatus
}

/**
 * Deletes an account and erases what names the person; irreversible. Deleting an account that awaits approval is how
 * staff refuse it. The other services erase their parts when they hear of it; the receipt lets the person follow that.
 * @throws Refusal FORBIDDEN, OUT_OF_SCOPE, VALIDATION_FAILED, LAST_ADMIN, REFERENT_HAS_MISSIONS, PROOF_REQUIRED,
 *   STATUS_CONFLICT in another state than `from`, and those of the domain's `erase`
 */
export async function deleteUser(
  deps: Deps,
  { userId, actor, confirmEmail, from, withoutMail = false, ...written }: DeleteInput,
): Promise<User & { receipt: string }> {
  const now = deps.clock.now()
  const reason = written.reason?.trim() || null
  const message = written.message?.trim()
  const own = actor !== 'system' && actor.id === userId
  if (actor !== 'system' && !own && reachOf('user.refuse', actor.role) === 'no') refuse('FORBIDDEN')
  return inTransaction(deps.db, async (tx) => {
    const before = await users.lock(tx, userId)
    if (from && before.status !== from) refuse('STATUS_CONFLICT')
    const refused = before.status === 'pending_approval' && !own
    if (actor !== 'system' && !own) expectMayEnd(before, actor)
    if (own) expectConfirmed(before, confirmEmail)
    if (refused && actor !== 'system' && !reason) refuse('VALIDATION_FAILED', { fields: { reason: ['REQUIRED'] } })
    const user = erase(before, actor, reason, now)
    await expectMayLeaveRole(tx, before, user)
    await expectFreshProof(deps, tx, sessionOf(actor), 'delete_account')
    await users.setPassword(tx, userId, null)
    await forget(tx, userId)
    await deps.vault.eraseAll(tx, userId)
    await blindDraws.removeOf(tx, userId)
    await countableMembers.removeOf(tx, userId)
    const receipt = newRefreshToken()
    await erasures.insert(tx, userId, hashOf(receipt), now)
    const rows = await removeTraces(tx, userId)
    // The account itself is one more.
    await erasures.notePart(tx, { userId, part: 'users', rows: rows + 1, at: now })
    await storeEnded(deps, tx, user, 'userDeleted', now)
    await accountHistory.forgetReasons(tx, userId)
    await noteHistory(tx, { before, after: user, actor, at: now, reason })
    const byTeam = actor !== 'system' && !own
    // Who was invited and has not answered asked for nothing, so gets no answer.
    // And who asked for an account has their answer, whoever asked for silence.
    if (!isInvitation(before) && (refused || !(byTeam && withoutMail))) {
      const words = refused && message ? { message } : {}
      const kind = refused ? 'account_refused' : 'account_deleted'
      await queueAccountMail(deps, tx, { kind, to: before, byTeam, ...words })
    }
    return { ...user, receipt }
  })
}

/** An admin ends any account; who decides on requests alone ends those that wait for them, and no invitation. */
function expectMayEnd(account: User, actor: ActingPerson): void {
  if (reachOf('user.administer', actor.role) === 'all') return
  expectReach(account, actor)
  if (account.status !== 'pending_approval' || account.emailVerifiedAt === null) refuse('FORBIDDEN')
}

function expectConfirmed({ email }: User, confirmEmail: string | undefined): void {
  if (confirmEmail === undefined) refuse('VALIDATION_FAILED', { fields: { confirmEmail: ['REQUIRED'] } })
  if (confirmEmail.trim().toLowerCase() !== email?.toLowerCase()) {
    refuse('VALIDATION_FAILED', { fields: { confirmEmail: ['OTHER_ADDRESS'] } })
  }
}

/** What hangs on the person and outlives nothing. */
async function forget(tx: Tx, userId: string): Promise<void> {
  await ssoIdentities.removeOf(tx, userId)
  await drafts.removeOf(tx, userId)
  await comforts.removeOf(tx, userId)
  await ownTables.removeOf(tx, userId)
  await codes.removeOf(tx, userId)
  await emailChanges.removeOf(tx, userId)
  await inactivityNotices.removeOf(tx, userId)
  await outgoingMail.removeOf(tx, userId)
  await notifications.removeOf(tx, userId)
}

async function storeEnded(
  deps: Deps,
  tx: Tx,
  user: User,
  event: 'userSuspended' | 'userDeleted',
  now: Date,
): Promise<void> {
  await users.update(tx, user)
  await sessions.endAll(tx, user.id, now, event)
  await recordUserEvent(tx, event, user, { time: now, quiet: deps.quiet })
  await recordSessionRevoked(tx, { userId: user.id, sessionId: null, sessionVersion: user.sessionVersion }, now)
}
