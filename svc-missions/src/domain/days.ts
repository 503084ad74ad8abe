const dayMs = 86_400_000

export function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * dayMs)
}

export function daysAfter(date: Date, days: number): Date {
  return daysBefore(date, -days)
}

const hourMs = 3_600_000

const parisHour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Paris' })

/** 08:00 in Paris of a day whose mails may go out; clocks change before it. */
export function morningOf(now: Date): Date {
  const hours = Number(parisHour.format(now)) - 8
  return new Date((Math.floor(now.getTime() / hourMs) - hours) * hourMs)
}

/** Whether the day has begun for mails that nobody should find at night: 08:00 in Paris. */
export function isMailTime(now: Date): boolean {
  return Number(parisHour.format(now)) >= 8
}
