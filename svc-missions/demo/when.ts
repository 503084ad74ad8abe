import { parisTime } from './days.ts'

/** Month and day on which nobody is asked to come: holidays of France that do not move, and two evenings. */
const holidays = new Set(['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-24', '12-25', '12-31'])

/**
 * The first day from `days` on that is one of the weekdays and no holiday.
 * @param days whole days from today, negative = past
 * @param weekdays 0 = Sunday
 */
export function fittingDay(today: Date, days: number, weekdays: readonly number[]): number {
  const last = days + 28
  for (let day = days; day < last; day += 1) {
    const noon = parisTime(today, day, 12)
    if (weekdays.includes(noon.getUTCDay()) && !holidays.has(noon.toISOString().slice(5, 10))) return day
  }
  return days
}
