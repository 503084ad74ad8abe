/**
 * The day that somebody typed as JJ/MM/AAAA, with any separator, or that a browser filled in as AAAA-MM-JJ.
 * @returns YYYY-MM-DD, or null for what is no day of the calendar
 */
export function dayOf(typed: string): string | null {
  const french = /^(\d{1,2})[\s/.-](\d{1,2})[\s/.-](\d{4})$/.exec(typed.trim())
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed.trim())
  const [year, month, day] = french ? [french[3], french[2], french[1]] : iso ? [iso[1], iso[2], iso[3]] : []
  if (year === undefined || month === undefined || day === undefined) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null
}

/**
 * What is wrong with a day that somebody typed.
 * @returns `shape` where it is not written as a day, `impossible` where the calendar has no such day, or null
 */
export function dayFault(typed: string): 'shape' | 'impossible' | null {
  if (dayOf(typed) !== null) return null
  const looksLikeDay = /^\d{1,2}[\s/.-]\d{1,2}[\s/.-]\d{4}$|^\d{4}-\d{2}-\d{2}$/.test(typed.trim())
  return looksLikeDay ? 'impossible' : 'shape'
}

/** A day (YYYY-MM-DD) as somebody would type it, JJ/MM/AAAA; empty where there is none. */
export function writtenDay(day: string): string {
  return day.split('-').reverse().join('/')
}

/** Whole years between a day (YYYY-MM-DD) and now. */
export function ageAt(day: string, now: Date): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const years = now.getFullYear() - year
  const hadBirthday = now.getMonth() + 1 > month || (now.getMonth() + 1 === month && now.getDate() >= date)
  return hadBirthday ? years : years - 1
}
