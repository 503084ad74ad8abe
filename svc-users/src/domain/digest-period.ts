import { dayInParis, daysAfter, hourInParis } from './days.ts'

export type DigestRhythm = 'weekly' | 'monthly'

export interface DigestPeriod {
  rhythm: DigestRhythm
  /** The day of the mail, which names it for good. */
  period: string
}

/**
 * Days that a first digest looks back, and the most that any does: one that was missed is made up for, at whatever hour
 * both were sent. Who comes back after a long time is not told of all that is no news any more.
 */
const daysBack = { weekly: { first: 7, most: 15 }, monthly: { first: 31, most: 63 } }

/** The digests that are to be sent today: weekly on Mondays, monthly on the first; from 08:00 in Paris. */
export function digestPeriods(now: Date): DigestPeriod[] {
  if (Number(hourInParis(now)) < 8) return []
  const day = dayInParis(now)
  const monday = new Date(`${day}T12:00:00Z`).getUTCDay() === 1
  const first = day.endsWith('-01')
  return [
    ...(monday ? [{ rhythm: 'weekly', period: `weekly:${day}` } as const] : []),
    ...(first ? [{ rhythm: 'monthly', period: `monthly:${day}` } as const] : []),
  ]
}

/** Missions that opened after this are new to somebody. @param last when their last digest was; null before the first */
export function newSince(rhythm: DigestRhythm, last: Date | null, now: Date): Date {
  const { first, most } = daysBack[rhythm]
  const earliest = daysAfter(now, -(last ? most : first))
  return last && last > earliest ? last : earliest
}
