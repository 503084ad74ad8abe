const zone = 'Europe/Paris'

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })

/** What a clock in Paris shows at an instant, as the fields of a form hold it; empty without one. */
export function meetingFields(instant: string | null): { day: string; time: string } {
  const [day = '', time = ''] = instant === null ? [] : clock.format(new Date(instant)).split(' ')
  return { day, time }
}

/** The instant at which a clock in Paris shows this; null where the day or the time is missing. */
export function meetingInstant(day: string, time: string): string | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // Twice: the offset found first may be the one of the other side of a change of clocks.
  const first = asUtc - aheadOfUtc(asUtc)
  return new Date(asUtc - aheadOfUtc(first)).toISOString()
}

/** Milliseconds. */
function aheadOfUtc(instant: number): number {
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}:00Z`) - Math.floor(instant / 60_000) * 60_000
}
