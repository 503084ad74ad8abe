import { articleEvents } from '@ensemble/contracts/articles/events'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { handler } from '@ensemble/service-kit/inbox/consume'
import * as erasures from '../data/erasures.ts'

/** What the other services say when nothing of a person is left with them. */
export const missionsErased = [
  handler(missionEvents.personErased, (tx, { data, time }) =>
    erasures.notePart(tx, { ...data, part: 'missions', at: new Date(time) }),
  ),
]

export const articlesErased = [
  handler(articleEvents.personErased, (tx, { data, time }) =>
    erasures.notePart(tx, { ...data, part: 'articles', at: new Date(time) }),
  ),
]
