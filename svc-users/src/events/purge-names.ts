import { streams } from '@ensemble/contracts/events'
import type { Bus } from '@ensemble/service-kit/bus'
import { inTransaction } from '@ensemble/service-kit/database'
import * as erasures from '../data/erasures.ts'
import type { Deps } from '../deps.ts'

/** Facts that carried the person's own name; the one that says that they are gone carries none, and stays. */
const facts = ['registered', 'approved', 'changed', 'suspended', 'reactivated'] as const

/**
 * Takes the names of people who left out of the broker, once every service has erased its part. Interrupted, or with
 * the broker away, it goes on at the next run: what is purged twice is purged once.
 */
export async function purgeNames(deps: Deps, bus: Bus | undefined): Promise<void> {
  const userIds = await erasures.findToPurge(deps.db)
  if (userIds.length === 0 || !bus?.connected) return
  const manager = await bus.manager()
  const stream = bus.streamName(streams.users)
  for (const userId of userIds) {
    let rows = 0
    for (const fact of facts) {
      const { purged } = await manager.streams.purge(stream, { filter: bus.subject(`users.user.${fact}.${userId}`) })
      rows += purged
    }
    const at = deps.clock.now()
    await inTransaction(deps.db, (tx) => erasures.notePart(tx, { userId, part: 'events', rows, at }))
  }
}
