import { departments } from '@ensemble/contracts/departments'
import type { UserStatus } from '@ensemble/contracts/enumerations'
import type { ContactMessage } from '@ensemble/contracts/users/contact'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as activity from '../data/activity.ts'
import * as localNeeds from '../data/local-needs.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { checkWords, replyAddressOf } from '../domain/contact.ts'
import { displayName, isStaff, type User } from '../domain/user.ts'
import type { Reader } from '../domain/visibility.ts'
import { queueAccountMail, type Recipient } from '../mail/queue-account-mail.ts'
import { addresseesOf, type Addressees } from './addressees.ts'
import { passOnAccount } from './pass-on-account.ts'

/**
 * Mails what somebody writes to each recipient separately, and a copy to them. Answers go to them, or to the public
 * address of who writes for the league. The words are kept nowhere but in the mails, and in the record of a local need
 * (decision 155).
 * @returns to how many people it went
 * @throws Refusal ACCOUNT_PENDING for who waits and writes to others than the support, VALIDATION_FAILED, RATE_LIMITED
 *   beyond the letters of an hour, however many people each goes to, and those of `addresseesOf` and `passOnAccount`
 */
export async function contact(
  deps: Deps,
  by: Reader & { status: UserStatus },
  message: ContactMessage,
): Promise<number> {
  if (by.status === 'pending_approval' && message.recipient !== 'support') refuse('ACCOUNT_PENDING')
  const letter = checkWords(message)
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    // Held, so that messages sent at once are counted one after the other.
    const sender = await users.lock(tx, by.id)
    const hourAgo = new Date(now.getTime() - 3_600_000)
    if ((await activity.countOfType(tx, by.id, 'contact', hourAgo)) >= deps.rules.perHour.letters) {
      refuse('RATE_LIMITED', { params: { retryAfter: 3600 } })
    }
    const addressees = await addresseesOf(tx, sender, message)
    const account = await passOnAccount(tx, sender, message, now)
    for (const to of addressees.people) await write(deps, tx, { sender, to, letter, addressees, account })
    await queueAccountMail(deps, tx, { kind: 'contact_copy', to: sender, ...contentOf(sender, letter, addressees) })
    const { recipient, kind, missionId } = message
    const departmentCode = message.departmentCode ?? sender.departmentCode
    if (recipient === 'department' && kind === 'need' && departmentCode) {
      const id = deps.newId()
      await localNeeds.insert(tx, { id, departmentCode, toldBy: sender.id, ...letter, toldAt: now })
    }
    await activity.insert(tx, {
      id: deps.newId(),
      type: 'contact',
      actorId: by.id,
      targetType: account ? 'user' : missionId ? 'mission' : null,
      targetId: account?.id ?? missionId ?? null,
      metadata: { recipient, sent: String(addressees.people.length), ...(kind && { kind }) },
      at: now,
    })
    return addressees.people.length
  })
}

interface Letter {
  subject: string
  message: string
}

interface Written {
  sender: User
  to: Recipient
  letter: Letter
  addressees: Addressees
  /** Passed on with it. */
  account: User | null
}

function write(deps: Deps, tx: Tx, { sender, to, letter, addressees, account }: Written): Promise<void> {
  const committee = departments.find(({ code }) => code === sender.departmentCode)
  const { toStaff } = addressees
  return queueAccountMail(deps, tx, {
    kind: 'contact_message',
    to,
    ...(to.id !== sender.id && { aboutId: sender.id }),
    ...contentOf(sender, letter, addressees),
    // Who has no account here is told by the mail alone.
    toAddressOfCommittee: to.id === sender.id,
    replyTo: replyAddressOf(sender, committee?.contactEmail ?? null),
    // Only the staff learns where somebody lives.
    ...(toStaff &&
      !isStaff(sender) && { applicant: { name: displayName(sender), departmentCode: sender.departmentCode } }),
    ...(account && { applicant: { name: displayName(account), departmentCode: account.departmentCode } }),
    ...(toStaff && { page: `/users/${(account ?? sender).id}` }),
  })
}

function contentOf(sender: User, { subject, message }: Letter, { mission }: Addressees) {
  return {
    message,
    letter: { title: subject, from: displayName(sender), mission: mission?.title ?? null },
    ...(mission && { page: `/missions/${mission.missionId}` }),
  }
}
