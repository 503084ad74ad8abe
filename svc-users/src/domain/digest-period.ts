import { dayInParis, hourInParis } from './days.ts'

export type DigestRhythm = 'weekly' | 'monthly'

export interface DigestPeriod {
  rhythm: DigestRhythm
  /** The day of the mail, which names it for good. */
  period: string
  /** Missions that opened after this are new. */
  since: Date
}

const dayMs = 86_400_000

/** The digests that are to be sent today: weekly on Mondays, monthly on the first; from 08:00 in Paris. */
export function digestPeriods(now: Date): DigestPeriod[] {
  if (Number(hourInParis(now)) < 8) return []
  const day = dayInParis(now)
  const monday = new Date(`${day}T12:00:00Z`).getUTCDay() === 1
  const first = day.endsWith('-01')
  return [
    ...(monday ? [{ rhythm: 'weekly', period: `weekly:${day}`, since: before(now, 7) } as const] : []),
    ...(first ? [{ rhythm: 'monthly', period: `monthly:${day}`, since: before(now, 31) } as const] : []),
  ]
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
