const dayMs = 86_400_000

export function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * dayMs)
}

export function daysAfter(date: Date, days: number): Date {
  return daysBefore(date, -days)
}

const parisHour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Paris' })

/** Whether the day has begun for mails that nobody should find at night: 08:00 in Paris. */
export function isMailTime(now: Date): boolean {
  return Number(parisHour.format(now)) >= 8
}
