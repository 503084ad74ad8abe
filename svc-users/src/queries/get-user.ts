import type { User as UserData } from '@ensemble/contracts/users/http'
import { actsOn } from '@ensemble/contracts/users/account-acts'
import { refuse } from '@ensemble/service-kit/refusal'
import { type Reader, type View, viewOf } from '../domain/visibility.ts'
import * as accountHistory from '../data/account-history.ts'
import { isByTelephone } from '../domain/by-telephone.ts'
import { awaitedOf } from '../domain/invitation.ts'
import * as consentRecords from '../data/consent-records.ts'
import * as comforts from '../data/comforts.ts'
import * as emailChanges from '../data/email-changes.ts'
import * as participations from '../data/participations.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { asksSituation } from '../domain/situation.ts'
import { countAwaitingApproval } from './count-awaiting-approval.ts'
import { telephoneOf } from './telephone-of.ts'
import { ownHealth, ownNeeds, ownWork } from './own-health.ts'
import { standingsOf } from './standings-of.ts'
import { userView } from './user-view.ts'

/** Whoever has a person in their scope sees what that person is trained for; the team of a mission does not. */
const inScope: readonly View[] = ['full', 'department']

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
  const awaits = awaitedOf(user)
  const allowedActions = actsOn({ ...user, awaits, byTelephone: isByTelephone(user) }, reader)
  // Nothing is left to say to who sees a card alone.
  const telephone = inScope.includes(view) && (await telephoneOf(deps, user, reader))
  const shown = {
    ...userView(user, view),
    ...(view !== 'staff_card' && { awaits, allowedActions }),
    ...(telephone && { telephone }),
    ...(inScope.includes(view) && { volunteerStandings: await standingsOf(deps, user) }),
  }
  return view === 'full' ? { ...shown, history: await accountHistory.listOf(deps.db, user.id) } : shown
}

async function getSelf(deps: Deps, reader: Reader): Promise<UserData> {
  const [user, open, awaitingApproval, consents, history, newEmail, comfort] = await Promise.all([
    users.find(deps.db, reader.id),
    participations.countOpen(deps.db, reader.id),
    countAwaitingApproval(deps.db, reader),
    consentRecords.standing(deps.db, reader.id),
    accountHistory.listOf(deps.db, reader.id),
    emailChanges.wanted(deps.db, reader.id),
    comforts.find(deps.db, reader.id),
  ])
  if (!user) return refuse('ACCOUNT_DELETED')
  const unreadActions = open.invitations + awaitingApproval
  const [health, needs, work, volunteerStandings, telephone] = await Promise.all([
    ownHealth(deps, user.id, consents),
    ownNeeds(deps, user.id, consents),
    ownWork(deps, user.id),
    standingsOf(deps, user),
    telephoneOf(deps, user, reader),
  ])
  return {
    ...userView(user, 'self', consents),
    newEmail,
    asksSituation: asksSituation(user, deps.clock.now()),
    volunteerStandings,
    ...(telephone && { telephone }),
    ...(health && { health }),
    ...(needs && { needs }),
    ...(work && { work }),
    ...(comfort && { comfort }),
    history: history.map(({ actor: _actor, ...line }) => line),
    counters: { ...open, unreadActions },
  }
}
