import { inTransaction } from '@ensemble/service-kit/database'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { dayInParis } from '../domain/days.ts'
import { isPaused } from '../domain/user.ts'
import { recordUserEvent } from '../outbox/outgoing.ts'

/** Ends the pauses whose last day is over, so that the other services hear of it. Nobody is mailed: it was their own day. */
export async function endPauses(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const userId of await users.findPausesOver(deps.db, dayInParis(now))) {
    await inTransaction(deps.db, async (tx) => {
      const before = await users.lock(tx, userId)
      if (!before.engagement?.pause || isPaused(before, now)) return
      const engagement = { ...before.engagement, pause: null }
      const user = { ...before, engagement, version: before.version + 1, updatedAt: now }
      await users.update(tx, user)
      await recordUserEvent(tx, 'userChanged', user, { time: now, quiet: deps.quiet })
    })
  }
}
