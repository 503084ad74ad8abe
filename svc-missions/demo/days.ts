import { instantIn } from '@ensemble/contracts/zone-clock'
import { parisZone } from '@ensemble/contracts/zones'

const dayMs = 86_400_000

/**
 * An instant counted from the day of the load, at an hour on the clocks of a zone.
 * @param days whole days from today, negative = past
 * @param hour 0-23, fractions for minutes
 */
export function clockTime(today: Date, days: number, hour: number, zone = parisZone): Date {
  const day = new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10)
  const midnight = instantIn(zone, `${day}T00:00`) ?? `${day}T00:00:00Z`
  return new Date(Date.parse(midnight) + hour * 3_600_000)
}

/** So many days before the load; fractions allowed. */
export function daysAgo(today: Date, days: number): Date {
  return new Date(today.getTime() - days * dayMs)
}
