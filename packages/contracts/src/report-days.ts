export interface Days {
  from: string
  to: string
}

/**
 * The days that a report of a year counts, both ends included: those that have begun in Paris, and as many of the year
 * before. A year that has not begun has none: its last day lies before its first.
 */
export function reportDays(year: number, at: Date): Days & { before: Days } {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' }).format(at)
  const end = `${year}-12-31`
  const to = today < end ? today : end
  const day = to.slice(4) === '-02-29' ? '-02-28' : to.slice(4)
  return { from: `${year}-01-01`, to, before: { from: `${year - 1}-01-01`, to: `${year - 1}${day}` } }
}
