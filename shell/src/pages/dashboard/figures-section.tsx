import { errorMessage, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, Heading, ListSkeleton, Stack } from '@ensemble/ui'
import { type ReactNode, useId } from 'react'

/** Of a figure's tile: four in a row on a wide screen, two on a phone. */
export const tileWidth = 'max(140px, 20%)'

interface FiguresSectionProps {
  title: string
  /** State of the query behind the figures. */
  query: { isLoading: boolean; isFetching: boolean; error?: unknown; refetch: () => unknown }
  children: ReactNode
}

/** A part of the dashboard: its title, and its figures or why there are none. */
export function FiguresSection({ title, query, children }: FiguresSectionProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={3} sx={{ pt: 1 }}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      {query.isLoading ? <ListSkeleton rows={2} rowHeight={120} /> : null}
      {query.error ? (
        <ErrorState
          headingLevel={3}
          title={t('dashboard.failed')}
          text={errorMessage(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        children
      )}
    </Stack>
  )
}
