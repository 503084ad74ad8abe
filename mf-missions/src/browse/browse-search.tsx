import { lazyPart, useTranslation } from '@ensemble/mf-kit'
import { FilterBar, SearchWords, TextSkeleton } from '@ensemble/ui'
import { Suspense } from 'react'
import type { Narrowing } from './active-filters.ts'
import type { Counts } from './counts.ts'
import { MainChoices } from './main-choices.tsx'
import type { BrowseSearchState } from './use-browse-filters.ts'

// Behind a button: most who look at the list press it later, or never.
const AllChoices = lazyPart(() => import('./all-choices.tsx'))

interface BrowseSearchProps extends BrowseSearchState {
  counts: Counts
  narrowings: readonly Narrowing[]
  /** What the choices lead to: "38 missions". */
  result: string
}

/** Words to look for, the choices, and what of it is active. */
export function BrowseSearch({ filters, change, clear, counts, narrowings, result }: BrowseSearchProps) {
  const { t } = useTranslation('mf-missions')
  const choices = { filters, change, counts }
  return (
    <FilterBar
      search={
        <SearchWords label={t('browse.search')} search={filters.search} onSearch={(search) => change({ search })} />
      }
      filters={<MainChoices {...choices} />}
      allFilters={
        <Suspense fallback={<TextSkeleton lines={8} />}>
          <AllChoices {...choices} />
        </Suspense>
      }
      resultsLabel={result === '' ? undefined : t('browse.showResult', { result })}
      active={narrowings.map(({ id, label, without }) => ({
        id,
        label,
        onRemove: () => change(without),
        searched: id === 'search',
      }))}
      onClear={clear}
    />
  )
}
