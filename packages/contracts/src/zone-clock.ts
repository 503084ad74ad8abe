import { parisZone } from './zones.ts'

const minuteMs = 60_000

/** One for each zone that was asked for: to make one takes longer than to use it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, made)
  return made
}

/** The day that it is in Paris at an instant: `2026-12-12`. */
export function dayInParis(instant: string): string {
  return dayIn(parisZone, instant)
}

/** The same on a clock of another zone. */
export function dayIn(timeZone: string, instant: string): string {
  return clockIn(timeZone, instant).slice(0, 10)
}

/** What a field of date and time shows of an instant: `2026-12-12T14:00`, as a clock in Paris does. */
export function clockInParis(instant: string): string {
  return clockIn(parisZone, instant)
}

/** The same on a clock of another zone. */
export function clockIn(timeZone: string, instant: string): string {
  const found = Object.fromEntries(
    clockFormat(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  return `${found['year']}-${found['month']}-${found['day']}T${found['hour']}:${found['minute']}`
}

/**
 * The instant at which a clock in Paris shows this, ISO 8601 in UTC. A time that the clocks skip in March is the one an
 * hour later; null where it is no time.
 */
export function instantInParis(clock: string): string | null {
  return instantIn(parisZone, clock)
}

/** The same on a clock of another zone. */
export function instantIn(timeZone: string, clock: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock)) return null
  const asUtc = Date.parse(`${clock}Z`)
  if (Number.isNaN(asUtc)) return null
  // Twice: the offset found first may be the one of the other side of a change of clocks.
  const first = asUtc - offsetAt(timeZone, asUtc)
  return new Date(asUtc - offsetAt(timeZone, first)).toISOString()
}

/** Milliseconds that a zone is ahead of UTC at an instant. */
function offsetAt(timeZone: string, instant: number): number {
  return (
    Date.parse(`${clockIn(timeZone, new Date(instant).toISOString())}Z`) - Math.floor(instant / minuteMs) * minuteMs
  )
}
