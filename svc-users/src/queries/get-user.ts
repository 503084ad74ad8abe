import type { User as UserData } from '@ensemble/contracts/users/http'
import { refuse } from '@ensemble/service-kit/refusal'
import { type Reader, viewOf } from '../domain/visibility.ts'
import * as consentRecords from '../data/consent-records.ts'
import * as participations from '../data/participations.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { countAwaitingApproval } from './count-awaiting-approval.ts'
import { ownHealth } from './own-health.ts'
import { userView } from './user-view.ts'

/**
 * One user, with the blocks that the reader may see.
 * @param userId an id, or `me` for the reader
 * @throws Refusal NOT_FOUND also for people whom the reader may not know of
 */
export async function getUser(deps: Deps, reader: Reader, userId: string): Promise<UserData> {
  if (userId === 'me' || userId === reader.id) return getSelf(deps, reader)
  const user = (await users.find(deps.db, userId)) ?? refuse('NOT_FOUND')
  const mayTakePart = reader.role === 'referent' || reader.role === 'headquarter_referent'
  const takesPart = mayTakePart && (await participations.isReachableBy(deps.db, user.id, reader.id))
  const view = viewOf(reader, user, takesPart) ?? refuse('NOT_FOUND')
  return userView(user, view)
}

async function getSelf(deps: Deps, reader: Reader): Promise<UserData> {
  const [user, open, awaitingApproval, consents] = await Promise.all([
    users.find(deps.db, reader.id),
    participations.countOpen(deps.db, reader.id),
    countAwaitingApproval(deps.db, reader),
    consentRecords.standing(deps.db, reader.id),
  ])
  if (!user) return refuse('ACCOUNT_DELETED')
  const unreadActions = open.invitations + awaitingApproval
  const health = await ownHealth(deps, user.id, consents)
  return { ...userView(user, 'self', consents), ...(health && { health }), counters: { ...open, unreadActions } }
}
