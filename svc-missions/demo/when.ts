import { clockTime } from './days.ts'

/** Month and day on which nobody is asked to come: holidays of France that do not move, and two evenings. */
const holidays = new Set(['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-24', '12-25', '12-31'])

/**
 * The first day from `days` on that is one of the weekdays, and no holiday if it is ahead: what is over must stay over.
 * @param days whole days from today, negative = past
 * @param weekdays 0 = Sunday
 */
export function fittingDay(today: Date, days: number, weekdays: readonly number[]): number {
  const last = days + 28
  for (let day = days; day < last; day += 1) {
    const noon = clockTime(today, day, 12)
    const free = days < 0 || !holidays.has(noon.toISOString().slice(5, 10))
    if (free && weekdays.includes(noon.getUTCDay())) return day
  }
  return days
}
