import { useTranslation } from '@ensemble/mf-kit'
import { FilterBar, SearchField } from '@ensemble/ui'
import { useState } from 'react'
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
  return (
    <FilterBar
      search={
        // The address may change behind the field (back, clear): a new value there starts a new field.
        <SearchWords key={filters.search} search={filters.search} onSearch={(search) => change({ search })} />
      }
      filters={<BrowseChoices filters={filters} change={change} />}
      active={useActiveFilters(filters, change)}
      onClear={clear}
    />
  )
}

function SearchWords({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('mf-missions')
  const [typed, setTyped] = useState(search)
  function type(value: string) {
    setTyped(value)
    if (value === '' && search !== '') onSearch('')
  }
  return (
    <SearchField
      label={t('browse.search')}
      placeholder={t('browse.search')}
      value={typed}
      onChange={type}
      onSearch={(value) => onSearch(value.trim())}
      withButton
      maxLength={200}
    />
  )
}
