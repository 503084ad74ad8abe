import { PrefetchLink, useFiguresRange, useTranslation } from '@ensemble/mf-kit'
import { Heading, ListSkeleton, Stack, Text, TextLink } from '@ensemble/ui'
import { useId } from 'react'
import { useArticlesStatisticsQuery } from '../api/figures-api.ts'

/** On a member's /dashboard: how many articles they read, and the way to the next. Which ones is kept of nobody. */
export function Component() {
  const { t } = useTranslation('mf-articles')
  const id = useId()
  const { data, isLoading } = useArticlesStatisticsQuery({ query: { ...useFiguresRange(), groupBy: 'month' } })
  const read = data?.series.reduce((sum, { values }) => sum + (values.reads ?? 0), 0) ?? 0
  if (isLoading) return <ListSkeleton rows={1} rowHeight={120} />
  // Nothing read is nothing to count; that the figure did not come is no news either.
  if (read === 0) return null
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: '8px' }}>
      <Heading level={2} id={id}>
        {t('figures.ownTitle')}
      </Heading>
      <Text>{t('figures.ownReads', { count: read })}</Text>
      <div>
        <TextLink alone component={PrefetchLink} to="/resources">
          {t('figures.readOn')}
        </TextLink>
      </div>
    </Stack>
  )
}
