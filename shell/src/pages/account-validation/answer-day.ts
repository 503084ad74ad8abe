import { clockInParis, instantInParis } from '@ensemble/contracts/zone-clock'

/** In how many working days a committee usually answers. */
const usual = 3

/**
 * The day by which an account is usually looked at that was made then; weekends are no working days. Days are those of
 * the clock in Paris, as in all that is told of an account (decision 300).
 * @param createdAt ISO 8601
 * @returns the same time of that day
 */
export function answerDay(createdAt: string): Date {
  // What the clock shows, counted as if it were UTC: no day of it is an hour shorter or longer.
  const shown = new Date(`${clockInParis(createdAt)}Z`)
  for (let left = usual; left > 0;) {
    shown.setUTCDate(shown.getUTCDate() + 1)
    const isWeekend = shown.getUTCDay() === 0 || shown.getUTCDay() === 6
    if (!isWeekend) left -= 1
  }
  return new Date(instantInParis(shown.toISOString().slice(0, 16)) ?? createdAt)
}
