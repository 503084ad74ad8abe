import { clockInParis, instantInParis } from '@ensemble/contracts/paris-clock'
import type { MissionContent } from './mission-content.ts'

type Dates = Pick<MissionContent, 'startAt' | 'endAt' | 'registrationDeadline'>

/** The dates of a mission that begins at another moment: end and end of registration move by as much on the clock of Paris. */
export function datesFrom({ startAt, endAt, registrationDeadline }: Dates, next: Date): Dates {
  const by = onClock(next) - onClock(startAt)
  return {
    startAt: next,
    endAt: endAt && moved(endAt, by),
    registrationDeadline: registrationDeadline && moved(registrationDeadline, by),
  }
}

/** The dates of a mission that move as those of another one of its series have. */
export function datesMovedAlike(own: Dates, before: Dates, after: Dates): Dates {
  const startAt = movedAlike(own.startAt, before.startAt, after.startAt)
  return {
    startAt,
    endAt: alike(own, startAt, before, after, 'endAt'),
    registrationDeadline: alike(own, startAt, before, after, 'registrationDeadline'),
  }
}

/** The same hour in Paris, so many days earlier. */
export function daysEarlier(instant: Date, days: number): Date {
  return moved(instant, -days * 86_400_000)
}

/** An instant that moves as another one has, on the clock of Paris. */
export function movedAlike(own: Date, before: Date, after: Date): Date {
  return moved(own, onClock(after) - onClock(before))
}

/** As far from the beginning as it is there now; where it stood apart from the series, it stays as far as it was. */
function alike(own: Dates, startAt: Date, before: Dates, after: Dates, field: 'endAt' | 'registrationDeadline') {
  const now = after[field]
  const distance = now && onClock(now) - onClock(after.startAt)
  const earlier = before[field] && onClock(before[field]) - onClock(before.startAt)
  if (distance !== earlier) return distance === null ? null : moved(startAt, distance)
  return own[field] && moved(own[field], onClock(startAt) - onClock(own.startAt))
}

/** What a clock in Paris shows, in ms, as if it were UTC. */
function onClock(instant: Date): number {
  return Date.parse(`${clockInParis(instant.toISOString())}Z`)
}

function moved(instant: Date, by: number): Date {
  const clock = new Date(onClock(instant) + by).toISOString().slice(0, 16)
  return new Date(instantInParis(clock) ?? instant)
}
