import { useTranslation } from '@ensemble/mf-kit'
import { FilterBar, SearchWords } from '@ensemble/ui'
import { useActiveFilters } from './active-filters.ts'
import { type BrowseFilters } from './browse-filters.ts'
import { BrowseChoices } from './browse-choices.tsx'

export interface BrowseSearchProps {
  filters: BrowseFilters
  change: (part: Partial<BrowseFilters>) => void
  clear: () => void
}

/** Words to look for, the choices, and what of it is active. */
export function BrowseSearch({ filters, change, clear }: BrowseSearchProps) {
  const { t } = useTranslation('mf-missions')
  return (
    <FilterBar
      search={
        <SearchWords label={t('browse.search')} search={filters.search} onSearch={(search) => change({ search })} />
      }
      filters={<BrowseChoices filters={filters} change={change} />}
      active={useActiveFilters(filters, change)}
      onClear={clear}
    />
  )
}
