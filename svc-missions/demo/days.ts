const dayMs = 86_400_000

const offset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' })

/**
 * An instant counted from the day of the load, at a full hour on the clocks of Paris.
 * @param days whole days from today, negative = past
 * @param hour 0-23, fractions for minutes
 */
export function parisTime(today: Date, days: number, hour: number): Date {
  const day = new Date(today.getTime() + days * dayMs)
  const midnight = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate())
  const zone = offset.formatToParts(midnight).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT+01:00'
  const hours = Number(zone.slice(4, 6)) || 1
  return new Date(midnight + (hour - hours) * 3_600_000)
}

/** So many days before the load; fractions allowed. */
export function daysAgo(today: Date, days: number): Date {
  return new Date(today.getTime() - days * dayMs)
}
