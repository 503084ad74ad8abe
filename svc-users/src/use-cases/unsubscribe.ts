import { refuse } from '@ensemble/service-kit/refusal'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { readUnsubscribeToken } from '../tokens/unsubscribe-token.ts'
import { editUser } from './edit-user.ts'

/**
 * Stops the mail on new missions, as the choice in the own profile does, without a sign-in. Doing it again changes
 * nothing.
 * @throws Refusal NOT_FOUND for a token that was not made here, or whose person has left
 */
export async function unsubscribe(deps: Deps, token: string): Promise<{ digest: 'none' }> {
  const userId = readUnsubscribeToken(deps.refreshSecret, token) ?? refuse('NOT_FOUND')
  const user = await users.find(deps.db, userId)
  if (!user || user.status === 'deleted') return refuse('NOT_FOUND')
  if (user.digest !== 'none') {
    await editUser(deps, user, { userId, edit: { consents: { digest: 'none' } }, language: user.language })
  }
  return { digest: 'none' }
}
