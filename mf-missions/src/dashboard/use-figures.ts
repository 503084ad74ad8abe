import type { MissionStatisticsGroup } from '@ensemble/contracts/missions/statistics'
import { failureOf, lastYear, rangeBefore, useFiguresRange, useTranslation } from '@ensemble/mf-kit'
import { useState } from 'react'
import { useMissionsStatisticsQuery } from '../api/figures-api.ts'

/** Figures of the range that the page shows, and why there are none. */
export function useFigures(groupBy: MissionStatisticsGroup, skip = false) {
  const { t } = useTranslation('mf-missions')
  const range = useFiguresRange()
  const query = useMissionsStatisticsQuery({ query: { ...range, groupBy } }, { skip })
  return {
    range,
    series: query.data?.series ?? [],
    loading: query.isLoading,
    failure: failureOf(query, t('figures.failed')),
  }
}

/** The same figures of as many days just before: what a number is compared with. */
export function useFiguresBefore() {
  const range = rangeBefore(useFiguresRange())
  const { data, isLoading } = useMissionsStatisticsQuery({ query: { ...range, groupBy: 'total' } })
  return { series: data?.series, loading: isLoading }
}

/** The reader's figures of the last twelve months, by month, whatever range the page shows, and why there are none. */
export function useFiguresOfLastYear() {
  const { t } = useTranslation('mf-missions')
  const [range] = useState(() => lastYear(new Date()))
  const query = useMissionsStatisticsQuery({ query: { ...range, groupBy: 'month' } })
  return {
    series: query.data?.series ?? [],
    loading: query.isLoading,
    failure: failureOf(query, t('figures.failed')),
  }
}
