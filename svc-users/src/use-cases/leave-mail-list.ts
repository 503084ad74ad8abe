import type { LeavableList, MailList } from '@ensemble/contracts/users/mail-lists'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as searchMatches from '../data/search-matches.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import type { ProfileEdit } from '../domain/profile-edit.ts'
import type { User } from '../domain/user.ts'
import { recordSearchMailsStopped } from '../outbox/outgoing.ts'
import { readUnsubscribeToken } from '../tokens/unsubscribe-token.ts'
import { editUser } from './edit-user.ts'

interface Leaving {
  list: LeavableList
  token: string
}

/**
 * Stops a list of mails, as the choice in one's own profile does, without a sign-in. Doing it again changes nothing.
 * @throws Refusal NOT_FOUND for a token that was not made here for this list, or whose person has left
 */
export async function leaveMailList(deps: Deps, { list, token }: Leaving): Promise<void> {
  const userId = readUnsubscribeToken(deps.refreshSecret, list, token) ?? refuse('NOT_FOUND')
  const user = await users.find(deps.db, userId)
  if (!user || user.status === 'deleted') return refuse('NOT_FOUND')
  if (list === 'kept_searches') return stopSearchMails(deps, user)
  const consents = without(user, list)
  if (consents)
    await editUser(deps, { ...user, sessionId: null }, { userId, edit: { consents }, language: user.language })
}

/** Which searches somebody keeps, svc-missions knows: there they stop telling at once. What waits is told no more. */
async function stopSearchMails(deps: Deps, user: User): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    await searchMatches.take(tx, user.id, 'at_once', at)
    await recordSearchMailsStopped(tx, user, at)
  })
}

/** The choice that is made by leaving; undefined where it stands already. */
function without({ digest, stoppedMails }: User, list: MailList | 'new_missions'): ProfileEdit['consents'] {
  if (list === 'new_missions') return digest === 'none' ? undefined : { digest: 'none' }
  return stoppedMails.includes(list) ? undefined : { stoppedMails: [...stoppedMails, list] }
}
