import { clockIn, instantIn } from '@ensemble/contracts/zone-clock'
import { zoneOf } from '@ensemble/contracts/zones'
import type { MissionContent } from './mission-content.ts'

type Dates = Pick<MissionContent, 'startAt' | 'endAt' | 'registrationDeadline'>
/** Dates on the clock of a committee. */
type Placed = Dates & Pick<MissionContent, 'departmentCode'>

/** The dates of a mission that begins at another moment: end and end of registration move by as much on its committee's clock. */
export function datesFrom(content: Placed, next: Date): Dates {
  const { startAt, endAt, registrationDeadline } = content
  const zone = zoneOf(content.departmentCode)
  const by = onClock(next, zone) - onClock(startAt, zone)
  return {
    startAt: next,
    endAt: endAt && moved(endAt, by, zone),
    registrationDeadline: registrationDeadline && moved(registrationDeadline, by, zone),
  }
}

/** The dates of a mission that move as those of another one of its series have. */
export function datesMovedAlike(own: Placed, before: Dates, after: Dates): Dates {
  const startAt = movedAlike(own.startAt, before.startAt, after.startAt, zoneOf(own.departmentCode))
  return {
    startAt,
    endAt: alike(own, startAt, before, after, 'endAt'),
    registrationDeadline: alike(own, startAt, before, after, 'registrationDeadline'),
  }
}

/** The same hour on the clock of a zone, so many days earlier. */
export function daysEarlier(instant: Date, days: number, zone: string): Date {
  return moved(instant, -days * 86_400_000, zone)
}

/** An instant that moves as another one has, on the clock of a zone. */
export function movedAlike(own: Date, before: Date, after: Date, zone: string): Date {
  return moved(own, onClock(after, zone) - onClock(before, zone), zone)
}

/** As far from the beginning as it is there now; where it stood apart from the series, it stays as far as it was. */
function alike(own: Placed, startAt: Date, before: Dates, after: Dates, field: 'endAt' | 'registrationDeadline') {
  const zone = zoneOf(own.departmentCode)
  const now = after[field]
  const distance = now && onClock(now, zone) - onClock(after.startAt, zone)
  const earlier = before[field] && onClock(before[field], zone) - onClock(before.startAt, zone)
  if (distance !== earlier) return distance === null ? null : moved(startAt, distance, zone)
  return own[field] && moved(own[field], onClock(startAt, zone) - onClock(own.startAt, zone), zone)
}

/** What a clock shows, in ms, as if it were UTC. */
function onClock(instant: Date, zone: string): number {
  return Date.parse(`${clockIn(zone, instant.toISOString())}Z`)
}

function moved(instant: Date, by: number, zone: string): Date {
  const clock = new Date(onClock(instant, zone) + by).toISOString().slice(0, 16)
  return new Date(instantIn(zone, clock) ?? instant)
}
