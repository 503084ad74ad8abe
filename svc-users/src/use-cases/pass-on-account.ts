import { reachOf } from '@ensemble/contracts/permissions'
import type { ContactMessage } from '@ensemble/contracts/users/contact'
import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as users from '../data/users.ts'
import type { User } from '../domain/user.ts'

/**
 * Leaves the decision on an account to the admins, for whom a letter is being written; to be called in its transaction.
 * @returns the account; null where the letter is about none
 * @throws Refusal VALIDATION_FAILED for another recipient than the support; NOT_FOUND; FORBIDDEN for who decides on no
 *   account, or on all; OUT_OF_SCOPE, and STATUS_CONFLICT where nobody is waited for
 */
export async function passOnAccount(
  tx: Tx,
  sender: User,
  { recipient, accountId }: Pick<ContactMessage, 'recipient' | 'accountId'>,
  now: Date,
): Promise<User | null> {
  if (accountId === undefined) return null
  if (recipient !== 'support') refuse('VALIDATION_FAILED', { fields: { accountId: ['NOT_IN_LIST'] } })
  if (reachOf('user.refuse', sender.role) !== 'department') refuse('FORBIDDEN')
  const account = await users.lock(tx, accountId)
  if (account.role !== 'member' || account.departmentCode !== sender.departmentCode) refuse('OUT_OF_SCOPE')
  if (account.status !== 'pending_approval' || account.emailVerifiedAt === null) refuse('STATUS_CONFLICT')
  await users.notePassedOn(tx, account.id, { at: now, by: sender.id })
  return account
}
