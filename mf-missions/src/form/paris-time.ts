const zone = 'Europe/Paris'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Day and time of a clock in Paris, as the fields of a form hold them: `2026-12-12` and `14:00`. */
export interface LocalMoment {
  day: string
  time: string
}

export const noMoment: LocalMoment = { day: '', time: '' }

/** What a clock in Paris shows at an instant. */
export function momentOf(instant: string | null): LocalMoment {
  if (instant === null) return noMoment
  const found = Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return { day: `${found.year}-${found.month}-${found.day}`, time: `${found.hour}:${found.minute}` }
}

/**
 * The instant at which a clock in Paris shows this, ISO 8601 in UTC. A time that the clocks skip in March is the one an
 * hour later; null where day or time is missing or wrong.
 */
export function instantOf({ day, time }: LocalMoment): string | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time) || Number.isNaN(asUtc)) return null
  // Twice: the offset found first may be the one of the other side of a change of clocks.
  const first = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(first)).toISOString()
}

/** Milliseconds that Paris is ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  const { day, time } = momentOf(new Date(instant).toISOString())
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000
}
