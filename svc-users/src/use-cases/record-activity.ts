import type { CallInput } from '@ensemble/contracts/schemas'
import type { Use } from '@ensemble/contracts/users/activity'
import { inTransaction, type Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as activity from '../data/activity.ts'
import * as missedSearches from '../data/missed-searches.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { dayInParis } from '../domain/days.ts'
import { countedWords } from '../domain/missed-search.ts'
import { searcherMark } from '../tokens/searcher-mark.ts'

/** More than anybody does in a day. */
const mostPerDay = 1500

/**
 * Notes one use of the platform by a person; state changes are noted by the events that tell of them.
 * @throws Refusal RATE_LIMITED beyond the number allowed per minute, FORBIDDEN for who has not agreed to be counted
 */
export async function recordActivity(deps: Deps, actorId: string, use: Use): Promise<{ id: string }> {
  await expectAgreed(deps.db, actorId)
  const at = deps.clock.now()
  const { activityPerMinute } = deps.rules
  await expectFewer(deps.db, actorId, { since: new Date(at.getTime() - 60_000), limit: activityPerMinute })
  return { id: await note(deps, deps.db, actorId, use, at) }
}

/**
 * Notes what a page has collected, each at its time; words that found nothing are counted apart from the person.
 * @throws Refusal RATE_LIMITED beyond what anybody does in a day, FORBIDDEN for who has not agreed to be counted
 */
export async function recordUsesOfPage(
  deps: Deps,
  actorId: string,
  { uses, missedSearches: missed = [] }: CallInput<'activity.createBatch'>['body'],
): Promise<{ recorded: number }> {
  await expectAgreed(deps.db, actorId)
  const now = deps.clock.now()
  await expectFewer(deps.db, actorId, { since: new Date(now.getTime() - 86_400_000), limit: mostPerDay })
  const month = `${dayInParis(now).slice(0, 7)}-01`
  await inTransaction(deps.db, async (tx) => {
    for (const { use, secondsAgo } of uses) {
      await note(deps, tx, actorId, use, new Date(now.getTime() - secondsAgo * 1000))
    }
    for (const search of missed) {
      const words = countedWords(search)
      if (words === null) continue
      const mark = searcherMark(deps.refreshSecret, { words, month }, actorId)
      await missedSearches.count(tx, { list: search.list, words, month, mark })
    }
  })
  return { recorded: uses.length }
}

async function expectAgreed(db: Queryable, actorId: string): Promise<void> {
  const user = await users.find(db, actorId)
  if (!user?.usageFigures) refuse('FORBIDDEN')
}

async function expectFewer(db: Queryable, actorId: string, { since, limit }: { since: Date; limit: number }) {
  const recent = await activity.countSince(db, actorId, since, limit)
  if (recent >= limit) refuse('RATE_LIMITED', { params: { retryAfter: 60 } })
}

async function note(deps: Deps, db: Queryable, actorId: string, use: Use, at: Date): Promise<string> {
  const id = deps.newId()
  const metadata = use.type === 'search' ? use.metadata : {}
  await activity.insert(db, {
    id,
    type: use.type,
    actorId,
    targetType: use.targetType,
    targetId: use.targetId,
    metadata,
    at,
  })
  return id
}
