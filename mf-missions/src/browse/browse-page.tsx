import { errorMessage, useLanguage, useTranslation } from '@ensemble/mf-kit'
import {
  Box,
  Button,
  CardGrid,
  CardGridSkeleton,
  EmptyState,
  ErrorState,
  Page,
  PageHeader,
  Pagination,
  ResultLine,
  Select,
} from '@ensemble/ui'
import { useMissionsListQuery } from '../api/missions-api.ts'
import { MissionCard } from '../cards/mission-card.tsx'
import { browseSorts, isFiltered, listInput, type BrowseSort } from './browse-filters.ts'
import { BrowseSearch } from './browse-search.tsx'
import { useBrowseFilters } from './use-browse-filters.ts'

/** /missions/browse: the missions open to everybody, to search, filter and sort; all of it in the address. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const { filters, change, clear } = useBrowseFilters()
  // Not `data`, which would go on showing the results of the filters before.
  const { currentData: page, isError, error, isFetching, refetch } = useMissionsListQuery(listInput(filters))
  return (
    <Page>
      <PageHeader title={t('browse.title')} sentence={t('browse.sentence')} />
      <BrowseSearch filters={filters} change={change} clear={clear} />
      <ResultLine aside={<SortChoice sort={filters.sort} onChange={(sort) => change({ sort })} />}>
        {page ? count(page) : ''}
      </ResultLine>
      {content()}
    </Page>
  )

  function count({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }) {
    if (!totalIsCapped) return t('browse.count', { count: total })
    return t('browse.countCapped', { total: total.toLocaleString(language) })
  }

  function content() {
    if (page && page.items.length > 0) {
      return (
        <>
          <CardGrid label={t('browse.results')}>
            {page.items.map((mission, index) => (
              <MissionCard key={mission.id} mission={mission} headingLevel={2} eager={index < 3} />
            ))}
          </CardGrid>
          <Pagination page={page.page} pageCount={page.lastPage + 1} onChange={(next) => change({ page: next })} />
        </>
      )
    }
    if (page) return <Nothing filtered={isFiltered(filters)} clear={clear} widen={widening()} />
    if (!isError) return <CardGridSkeleton />
    return (
      <ErrorState
        title={t('browse.failed')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={filters.page > 0 ? <FirstPage onClick={() => change({ page: 0 })} /> : null}
      />
    )
  }

  /** The one filter whose removal most likely helps. */
  function widening() {
    if (filters.department) return { label: t('browse.widenPlace'), onClick: () => change({ department: null }) }
    if (filters.search) return { label: t('browse.widenWords'), onClick: () => change({ search: '' }) }
    return null
  }
}

function SortChoice({ sort, onChange }: { sort: BrowseSort | null; onChange: (sort: BrowseSort | null) => void }) {
  const { t } = useTranslation('mf-missions')
  return (
    <Box sx={{ minWidth: '220px' }}>
      <Select<BrowseSort>
        label={t('browse.sort')}
        hideLabel
        emptyOption={t('sorts.recommended')}
        options={browseSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        value={sort}
        onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
      />
    </Box>
  )
}

function FirstPage({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('mf-missions')
  return <Button onClick={onClick}>{t('browse.firstPage')}</Button>
}

interface NothingProps {
  filtered: boolean
  clear: () => void
  widen: { label: string; onClick: () => void } | null
}

function Nothing({ filtered, clear, widen }: NothingProps) {
  const { t } = useTranslation('mf-missions')
  if (!filtered) return <EmptyState title={t('browse.noneAtAll')} text={t('browse.noneAtAllHint')} />
  return (
    <EmptyState
      title={t('browse.none')}
      text={t('browse.noneHint')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', justifyContent: 'center' }}>
          {widen ? <Button onClick={widen.onClick}>{widen.label}</Button> : null}
          <Button variant={widen ? 'secondary' : 'primary'} onClick={clear}>
            {t('browse.clear')}
          </Button>
        </Box>
      }
    />
  )
}
