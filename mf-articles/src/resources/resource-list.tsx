import { retryOf, useLanguage, useRecordSearch, useTranslation } from '@ensemble/mf-kit'
import type { CallData } from '@ensemble/mf-kit/calls'
import { Box, Button, CardGridSkeleton, EmptyState, ErrorState, ResultLine, Stack, VisuallyHidden } from '@ensemble/ui'
import { useRef } from 'react'
import { isFiltered } from './resource-filters.ts'
import { ResourceResults } from './resource-results.tsx'
import { ResourceSearch } from './resource-search.tsx'
import type { ResourceSearchState } from './use-resource-filters.ts'
import { useResources } from './use-resources.ts'

/** The search of one tab and what it finds. */
export function ResourceList({ search }: { search: ResourceSearchState }) {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  const { filters, change, clear } = search
  const { page, isError, error, isFetching, refetch, counts, countsCapped } = useResources(filters)
  useRecordSearch('/resources', {
    list: 'articles',
    words: filters.search,
    found: page && page.total > 0,
    narrowed: filters.tab !== 'articles' || isFiltered({ ...filters, search: '' }),
  })
  const results = useRef<HTMLDivElement>(null)
  const filtered = isFiltered(filters)
  const result = page ? resultOf(page) : ''
  const clearButton = (
    <Button variant="secondary" onClick={() => andStay(clear)}>
      {t('resources.clear')}
    </Button>
  )
  return (
    <Stack sx={{ gap: '24px' }}>
      <ResourceSearch search={search} counts={counts} countsCapped={countsCapped} result={result} />
      <Box
        ref={results}
        tabIndex={-1}
        role="group"
        aria-label={t(`resources.tabs.${filters.tab}`)}
        sx={{ scrollMarginTop: '96px' }}
      >
        <ResultLine>{page?.items.length === 0 ? <VisuallyHidden>{result}</VisuallyHidden> : result}</ResultLine>
      </Box>
      {content()}
    </Stack>
  )

  function resultOf({ total, totalIsCapped }: CallData<'article.list'>) {
    if (!totalIsCapped) return t(`resources.counts.${filters.tab}`, { count: total })
    return t('resources.countCapped', { total: total.toLocaleString(language) })
  }

  function content() {
    if (page && page.items.length > 0) {
      const splitFeatured = filters.tab === 'articles' && !filtered && filters.page === 0
      return <ResourceResults tab={filters.tab} page={page} splitFeatured={splitFeatured} onPage={goTo} />
    }
    if (page && !filtered) {
      return <EmptyState title={t(`resources.empty.${filters.tab}`)} text={t(`resources.emptyHint.${filters.tab}`)} />
    }
    if (page) return <EmptyState title={t('resources.none')} text={t('resources.noneHint')} action={clearButton} />
    if (!isError) return <CardGridSkeleton />
    return (
      <ErrorState
        title={t('resources.failed')}
        {...retryOf({ error, isFetching, refetch })}
        action={filtered || filters.page > 0 ? clearButton : null}
      />
    )
  }

  function goTo(next: number) {
    andStay(() => change({ page: next }))
    results.current?.scrollIntoView()
  }

  /** The button that asks goes with what it stood among: the focus goes on to the count of what comes. */
  function andStay(ask: () => void) {
    ask()
    results.current?.focus({ preventScroll: true })
  }
}
