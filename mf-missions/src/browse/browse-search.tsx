import { useTranslation } from '@ensemble/mf-kit'
import { FilterBar, SearchWords } from '@ensemble/ui'
import type { Narrowing } from './active-filters.ts'
import { AllChoices } from './all-choices.tsx'
import type { Counts } from './counts.ts'
import { MainChoices } from './main-choices.tsx'
import type { BrowseSearchState } from './use-browse-filters.ts'

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
      allFilters={<AllChoices {...choices} />}
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
