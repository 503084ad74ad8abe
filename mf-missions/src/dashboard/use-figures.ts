import { type MissionStatisticsGroup } from '@ensemble/contracts/missions/statistics'
import { errorMessage, useFiguresRange, useTranslation } from '@ensemble/mf-kit'
import { useMissionsFiguresQuery } from '../api/figures-api.ts'

/** Figures of the range that the page shows, and why there are none. */
export function useFigures(groupBy: MissionStatisticsGroup, skip = false) {
  const { t } = useTranslation('mf-missions')
  const range = useFiguresRange()
  const { data, isError, error, isFetching, refetch } = useMissionsFiguresQuery(
    { query: { ...range, groupBy } },
    { skip },
  )
  return {
    range,
    series: data?.series ?? [],
    loading: !data && !isError,
    failure:
      isError && !data
        ? {
            title: t('figures.failed'),
            text: errorMessage(error),
            retrying: isFetching,
            onRetry: () => void refetch(),
          }
        : null,
  }
}
