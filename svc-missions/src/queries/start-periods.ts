import type { Filter } from '@ensemble/contracts/lists'
import { startPeriods, type StartPeriod } from '@ensemble/contracts/missions/browse-choices'
import { refuse } from '@ensemble/service-kit/refusal'

const until = (days: number, now: string) => `m.start_at < ${now}::timestamptz + interval '${days} days'`

const ranges: Record<StartPeriod, (now: string) => string> = {
  under_way: (now) => `m.start_at <= ${now}::timestamptz`,
  week: (now) => until(7, now),
  month: (now) => until(31, now),
  quarter: (now) => until(92, now),
  later: (now) => `m.start_at >= ${now}::timestamptz + interval '92 days'`,
}

/** All periods that a mission begins in: a facet counts it in each. */
export function startPeriodsSql(now: string): string {
  const each = startPeriods.map((period) => `case when ${ranges[period](now)} then '${period}' end`)
  return `array_remove(array[${each.join(', ')}], null)`
}

/**
 * The filter on a period, as a range of dates: only then does an index by date help.
 * @throws Refusal VALIDATION_FAILED for a period that nobody knows
 */
export function startPeriodCondition({ value }: Filter, now: string): string {
  const conditions = [value].flat().map((asked) => {
    const period = startPeriods.find((known) => known === asked)
    return period ? ranges[period](now) : refuse('VALIDATION_FAILED', { fields: { filters: ['NOT_IN_LIST'] } })
  })
  return `(${conditions.join(' or ') || 'false'})`
}
