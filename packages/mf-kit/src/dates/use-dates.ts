import { useMemo } from 'react'
import { useLanguage } from '../shell/use-language.ts'
import {
  type DateOptions,
  formatDay,
  formatDayAndTime,
  formatExact,
  formatMonth,
  formatPeriod,
  formatShortMonth,
  formatTime,
} from '@ensemble/contracts/dates'
import { formatRelative } from './relative-time.ts'

/**
 * The date functions in the visitor's language: `const dates = useDates()`, `dates.day(mission.startAt)`; of a sheet of
 * paper, which is kept, `useDates({ complete: true })`; of what takes place overseas, with its `timeZone` and `clock`.
 */
export function useDates({ timeZone, clock, complete }: Pick<DateOptions, 'timeZone' | 'clock' | 'complete'> = {}) {
  const language = useLanguage()
  return useMemo(() => {
    const options = { language, timeZone, clock, complete }
    return {
      day: (instant: string | Date) => formatDay(instant, options),
      month: (month: string) => formatMonth(month, options),
      shortMonth: (month: string) => formatShortMonth(month, options),
      time: (instant: string | Date) => formatTime(instant, options),
      dayAndTime: (instant: string | Date) => formatDayAndTime(instant, options),
      period: (start: string | Date, end: string | Date | null) => formatPeriod(start, end, options),
      exact: (instant: string | Date) => formatExact(instant, options),
      relative: (instant: string | Date) => formatRelative(instant, options),
    }
  }, [language, timeZone, clock, complete])
}
