/** Periods that are one press away, the shortest first. */
export const figurePeriods = ['month', 'quarter', 'year', 'thisYear', 'lastYear'] as const
export type FigurePeriod = (typeof figurePeriods)[number]

const monthsBack = { month: 0, quarter: 2, year: 11 } as const

/** The days of a period, both ends included; those that are still to come are none of them. */
export function daysOf(period: FigurePeriod, now: Date): { from: string; to: string } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const today = now.toISOString().slice(0, 10)
  if (period === 'lastYear') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  if (period === 'thisYear') return { from: `${year}-01-01`, to: today }
  const first = new Date(Date.UTC(year, month - monthsBack[period], 1))
  return { from: first.toISOString().slice(0, 10), to: today }
}
