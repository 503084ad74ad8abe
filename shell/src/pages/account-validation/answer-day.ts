const dayMs = 24 * 3600 * 1000
/** In how many working days a committee usually answers. */
const usual = 3

/** The day by which an account is usually looked at that was made then; weekends are no working days. */
export function answerDay(createdAt: string): Date {
  const day = new Date(createdAt)
  for (let left = usual; left > 0;) {
    day.setTime(day.getTime() + dayMs)
    const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6
    if (!isWeekend) left -= 1
  }
  return day
}
