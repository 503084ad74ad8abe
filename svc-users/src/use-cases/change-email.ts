import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as codes from '../data/codes.ts'
import * as emailChanges from '../data/email-changes.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { isAddressOf, moveTo } from '../domain/account.ts'
import type { User } from '../domain/user.ts'
import { recordUserEvent } from '../outbox/outgoing.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { issueCode } from './issue-code.ts'

/**
 * Notes that somebody wants another address and sends a code there; the one of before stays in force until then, and is
 * told. An address that has an account already gets a letter instead of a code: the answer is the same (AU06). Their
 * own address takes the wish back.
 * @throws Refusal RATE_LIMITED with `params.retryAfter`, for the person as for the address
 */
export async function askForEmail(deps: Deps, tx: Tx, user: User, email: string): Promise<void> {
  if (isAddressOf(user, email)) return emailChanges.settle(tx, user.id)
  const now = deps.clock.now()
  if (!(await emailChanges.ask(tx, user.id, email, now))) {
    refuse('RATE_LIMITED', { params: { retryAfter: await emailChanges.secondsToWait(tx, user.id, now) } })
  }
  const holder = (await users.findByEmail(tx, email))?.user
  await sendCode(deps, tx, user, email, holder)
  await queueAccountMail(deps, tx, { kind: 'email_change_asked', to: user })
}

/** Sends the code for a wanted address once more, with the same work for an address that nobody wants. */
export async function sendCode(deps: Deps, tx: Tx, user: User, email: string, holder?: User): Promise<void> {
  const code = await issueCode(deps, tx, { purpose: 'confirm_email', email, userId: holder ? null : user.id })
  if (holder) await queueAccountMail(deps, tx, { kind: 'address_in_use', to: holder })
  else await queueAccountMail(deps, tx, { kind: 'confirm_new_email', to: { ...user, email }, code })
}

/**
 * Puts a confirmed address in the place of the one before, which is told; codes that lie in that mailbox are void.
 * @throws Refusal INVALID_CODE when the wish was taken back, or the address has come to have another account
 */
export async function takeEmail(deps: Deps, tx: Tx, before: User, email: string): Promise<User> {
  const wanted = await emailChanges.wanted(tx, before.id)
  const open = before.status === 'validated' || before.status === 'pending_approval'
  if (!open || wanted?.toLowerCase() !== email.toLowerCase()) return refuse('INVALID_CODE')
  if (await users.findByEmail(tx, email)) return refuse('INVALID_CODE')
  const now = deps.clock.now()
  // As it was asked for: the code may have been typed beside another spelling of it.
  const user = moveTo(before, wanted, now)
  await users.update(tx, user)
  await emailChanges.settle(tx, user.id)
  await codes.removeOf(tx, user.id)
  await recordUserEvent(tx, 'userChanged', user, { time: now, quiet: deps.quiet })
  await queueAccountMail(deps, tx, { kind: 'email_changed', to: before })
  return user
}
