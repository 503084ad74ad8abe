import { errorMessage, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Button, CardGridSkeleton, EmptyState, ErrorState, Page, PageHeader, ResultLine } from '@ensemble/ui'
import { useArticlesListQuery } from '../api/articles-api.ts'
import { isFiltered, listInput } from './resource-filters.ts'
import { ResourceResults } from './resource-results.tsx'
import { ResourceSearch } from './resource-search.tsx'
import { useResourceFilters } from './use-resource-filters.ts'

/** /resources: the published articles, to search and filter. */
export function Component() {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  const { filters, change, clear } = useResourceFilters()
  // Not `data`, which would go on showing the results of the filters before.
  const { currentData: page, isError, error, isFetching, refetch } = useArticlesListQuery(listInput(filters))
  const filtered = isFiltered(filters)
  const clearButton = (
    <Button variant="secondary" onClick={clear}>
      {t('resources.clear')}
    </Button>
  )

  function count({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }) {
    if (!totalIsCapped) return t('resources.count', { count: total })
    return t('resources.countCapped', { total: total.toLocaleString(language) })
  }

  function content() {
    if (page && page.items.length > 0) {
      const splitFeatured = !filtered && filters.page === 0
      return <ResourceResults page={page} splitFeatured={splitFeatured} onPage={(next) => change({ page: next })} />
    }
    if (page) {
      return (
        <EmptyState title={t('resources.none')} text={t('resources.noneHint')} action={filtered ? clearButton : null} />
      )
    }
    if (!isError) return <CardGridSkeleton />
    return (
      <ErrorState
        title={t('resources.failed')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={filtered || filters.page > 0 ? clearButton : null}
      />
    )
  }

  return (
    <Page>
      <PageHeader title={t('resources.title')} sentence={t('resources.sentence')} />
      <ResourceSearch filters={filters} change={change} clear={clear} />
      <ResultLine>{page ? count(page) : ''}</ResultLine>
      {content()}
    </Page>
  )
}
