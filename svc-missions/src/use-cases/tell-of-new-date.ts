import { noticePeople, type Standing } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import type { Mission } from '../domain/mission.ts'
import { rescheduleFact } from '../outbox/mission-changes.ts'
import { peopleByStanding } from './people-by-standing.ts'
import type { Renewed } from './renew-invitations.ts'

interface NewDateTold {
  /** In the words of whoever moved it; empty where its dates were edited, which asks for none. */
  reason: string
  /** Until when the people who are invited may answer. */
  renewed: readonly Renewed[]
  /** Version of the mission that is told of. */
  version: number
  time: Date
  /** Who hears of it otherwise. */
  except?: Standing
}

/**
 * Asks that everybody who holds or awaits a place be told of the date that is stored now, each group in its own words.
 * @param before the mission as it was
 */
export async function tellOfNewDate(
  tx: Tx,
  deps: Pick<Deps, 'quiet'>,
  before: Pick<Mission, 'id' | 'startAt'>,
  { reason, renewed, version, time, except }: NewDateTold,
): Promise<void> {
  for (const [standing, userIds] of await peopleByStanding(tx, before.id)) {
    if (standing === except) continue
    for (let from = 0; from < userIds.length; from += noticePeople) {
      const some = userIds.slice(from, from + noticePeople)
      const answerUntil = standing === 'invited' ? renewed.filter(({ userId }) => some.includes(userId)) : []
      const fact = {
        standing,
        userIds: some,
        reason,
        previousStartAt: before.startAt,
        ...(answerUntil.length > 0 && { answerUntil }),
      }
      await rescheduleFact(tx, before.id, fact, { version, time, quiet: deps.quiet })
    }
  }
}
