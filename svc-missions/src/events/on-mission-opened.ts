import { missionEvents } from '@ensemble/contracts/missions/events'
import { userEvents } from '@ensemble/contracts/users/events'
import type { Clock } from '@ensemble/service-kit/clock'
import { handler } from '@ensemble/service-kit/inbox/consume'
import * as keptSearches from '../data/kept-searches.ts'
import { type AnswersSearch, tellOfMatches } from '../use-cases/tell-of-matches.ts'

/**
 * Looks for those whose kept searches a new mission answers, after it has been approved and not while: nobody who
 * approves waits for the searches of all.
 */
export function onMissionOpened(clock: Clock, answersSearch: AnswersSearch) {
  return [
    handler(missionEvents.missionApproved, async (tx, { subject, aggregateversion, quiet }) => {
      if (quiet) return
      await tellOfMatches(tx, { clock, answersSearch }, { missionId: subject, version: aggregateversion })
    }),
  ]
}

/** Somebody stopped these mails from one of them: their searches say so. */
export const onSearchMailsStopped = [
  handler(userEvents.searchMailsStopped, (tx, { data }) => keptSearches.stopTellingAtOnce(tx, data.userId)),
]
