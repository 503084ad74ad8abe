/**
 * What browsing offers beside the enumerations of the specification: how long a mission takes, where a single occasion
 * is told from what comes back each week or month.
 */
export const effortBands = ['two_hours', 'half_day', 'day', 'longer', 'monthly', 'weekly'] as const
export type EffortBand = (typeof effortBands)[number]

/**
 * When a mission begins, seen from now. `week`, `month` and `quarter` say "at the latest" and hold what is under way as
 * well: who has time this week may join what began last week.
 */
export const startPeriods = ['under_way', 'week', 'month', 'quarter', 'later'] as const
export type StartPeriod = (typeof startPeriods)[number]

/** Kilometres from home that browsing offers to stay within. */
export const distances = [10, 30, 50, 100] as const
export type Distance = (typeof distances)[number]
