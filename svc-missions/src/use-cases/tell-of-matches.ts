import { noticePeople } from '@ensemble/contracts/missions/events'
import type { Clock } from '@ensemble/service-kit/clock'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import * as keptSearches from '../data/kept-searches.ts'
import { searchMatchedFact } from '../outbox/notices.ts'

/** Whether a mission stands in the list that a search leads to. */
export type AnswersSearch = (
  db: Queryable,
  asked: keptSearches.TellingSearch & { missionId: string; at: Date },
) => Promise<boolean>

interface Opened {
  missionId: string
  version: number
  quiet?: boolean
}

/**
 * A mission has opened: those whose kept searches it answers are to be told, with the next mail on new missions or at
 * once. Whoever asked for both is told at once.
 */
export async function tellOfMatches(
  tx: Tx,
  { clock, answersSearch }: { clock: Clock; answersSearch: AnswersSearch },
  { missionId, version, quiet }: Opened,
): Promise<void> {
  const at = clock.now()
  const atOnce = new Set<string>()
  const digest = new Set<string>()
  for (const search of await keptSearches.findTelling(tx)) {
    if (!(await answersSearch(tx, { ...search, missionId, at }))) continue
    for (const userId of search.atOnce) atOnce.add(userId)
    for (const userId of search.digest) digest.add(userId)
  }
  const told = { at_once: [...atOnce], digest: [...digest].filter((userId) => !atOnce.has(userId)) }
  for (const tell of ['at_once', 'digest'] as const) {
    for (let from = 0; from < told[tell].length; from += noticePeople) {
      const userIds = told[tell].slice(from, from + noticePeople)
      await searchMatchedFact(tx, { missionId, tell, userIds }, version, { time: at, quiet })
    }
  }
}
