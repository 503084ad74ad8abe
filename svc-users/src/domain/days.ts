const paris = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** The day in Paris at an instant, YYYY-MM-DD. */
export function dayInParis(at: Date): string {
  return paris.format(at)
}

/**
 * The next morning at 08:00 in Paris, when daily mails go out.
 * @param at an instant before it
 */
export function nextMorning(at: Date): Date {
  const hour = 3_600_000
  const next = new Date(Math.ceil((at.getTime() + 1) / hour) * hour)
  // At most 25 steps; clocks change at night, and the hour of the zone is asked for each time.
  while (hourInParis(next) !== '08') next.setTime(next.getTime() + hour)
  return next
}

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', hourCycle: 'h23' })

/** The hour of the day in Paris, two digits. */
export function hourInParis(at: Date): string {
  return hours.format(at).padStart(2, '0')
}

/** The same moment so many days later; earlier where it is negative. */
export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * 86_400_000)
}

/** The same day and hour so many months before; the last day of a month that is shorter. */
export function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at)
  before.setUTCMonth(at.getUTCMonth() - months)
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0)
  return before
}
