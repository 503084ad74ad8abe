import { inTransaction } from '@ensemble/service-kit/database'
import { confirmEmail as confirmed } from '../domain/account.ts'
import type { User } from '../domain/user.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'

/**
 * Notes that the person reads the mailbox of the account. Others need not know, so no event.
 * @throws Refusal NOT_FOUND
 */
export async function confirmEmail(deps: Deps, userId: string): Promise<User> {
  return inTransaction(deps.db, async (tx) => {
    const user = confirmed(await users.lock(tx, userId), deps.clock.now())
    await users.update(tx, user)
    return user
  })
}
