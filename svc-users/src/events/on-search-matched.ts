import { missionEvents } from '@ensemble/contracts/missions/events'
import { handler } from '@ensemble/service-kit/inbox/consume'
import * as searchMatches from '../data/search-matches.ts'

/** Keeps which new missions somebody looks for, until a mail tells of them. */
export const onSearchMatched = [
  handler(missionEvents.searchMatched, async (tx, { data, time, quiet }) => {
    if (!quiet) await searchMatches.add(tx, { ...data, at: new Date(time) })
  }),
]
