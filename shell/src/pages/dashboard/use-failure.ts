import { errorMessage, useTranslation } from '@ensemble/mf-kit'
import { type FiguresSectionProps } from '@ensemble/ui'

interface Query {
  isFetching: boolean
  error?: unknown
  refetch: () => unknown
}

/** Why a part of the dashboard has no figures. */
export function useFailure({ error, isFetching, refetch }: Query): FiguresSectionProps['failure'] {
  const { t } = useTranslation()
  if (!error) return null
  return {
    title: t('dashboard.failed'),
    text: errorMessage(error),
    retrying: isFetching,
    onRetry: () => void refetch(),
  }
}
