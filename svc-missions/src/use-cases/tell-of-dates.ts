import { Refusal } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as dueMissions from '../data/due-missions.ts'
import * as participants from '../data/participants.ts'
import { daysAfter, daysBefore, isMailTime } from '../domain/days.ts'
import type { Mission } from '../domain/mission.ts'
import { closeMission } from './close-mission.ts'
import { tellOccasion } from './tell-occasion.ts'

/** Missions in one look: a service that was away for long catches up in the next ones. */
const batch = 200

/** Days before or after a date on which people hear of it. */
const startingDays = 3
const endingDays = 7
const closeAfterDays = 30
const closingNoticeDays = 7

const managers = (_tx: unknown, { managerIds }: Mission) => Promise.resolve(managerIds)

/** Tells those who take part, three days before. */
export async function tellOfStarts(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  if (!isMailTime(now)) return
  const span = { after: now, until: daysAfter(now, startingDays) }
  for (const id of await dueMissions.findStarting(deps.db, span, batch)) {
    const people = () => participants.confirmed(deps.db, id)
    await tellOccasion(deps, id, { kind: 'starting_soon', of: 'start', people })
  }
}

/** Tells managers that a mission ends in a week, has ended, or is about to be closed. */
export async function tellOfEnds(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  if (!isMailTime(now)) return
  const closingFrom = daysBefore(now, closeAfterDays - closingNoticeDays)
  const long = new Date(0)
  const spans = [
    { kind: 'ending_soon', after: now, until: daysAfter(now, endingDays) },
    { kind: 'ended', after: closingFrom, until: now },
    { kind: 'closing_soon', after: long, until: closingFrom },
  ] as const
  for (const { kind, ...span } of spans) {
    for (const id of await dueMissions.findEnding(deps.db, kind, span, now, batch)) {
      await tellOccasion(deps, id, { kind, of: 'end', people: managers })
    }
  }
}

/** Closes what ended thirty days ago, a week after its managers were told; the note is asked for later. */
export async function closeEnded(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const endedBefore = daysBefore(now, closeAfterDays)
  const toldBefore = daysBefore(now, closingNoticeDays)
  for (const missionId of await dueMissions.findToClose(deps.db, { endedBefore, toldBefore, limit: batch })) {
    await closeMission(deps, { actor: null, missionId, closingNote: null }).catch(unlessClosed)
  }
}

/** Somebody closed or rejected it between the look and the lock: nothing is left to do. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}
