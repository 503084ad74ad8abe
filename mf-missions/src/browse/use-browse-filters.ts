import { useSearchParams } from '@ensemble/mf-kit'
import { useState } from 'react'
import { type BrowseFilters, noFilters, readFilters, writeFilters } from './browse-filters.ts'
import { healthFilters } from './health-filters.ts'

export interface BrowseSearchState {
  filters: BrowseFilters
  /** A changed filter goes back to the first page. */
  change: (part: Partial<BrowseFilters>) => void
  clear: () => void
}

/** The search of this page: from the address, and from this tab's memory what may not stand there. */
export function useBrowseFilters(): BrowseSearchState {
  const [address, setAddress] = useSearchParams()
  const [health, setHealth] = useState(healthFilters.get)
  const filters: BrowseFilters = { ...readFilters(address), ...health }

  function show(next: BrowseFilters) {
    const { profiles, cancers, stages } = next
    healthFilters.keep({ profiles, cancers, stages })
    setHealth({ profiles, cancers, stages })
    const written = writeFilters(next)
    // A choice that the address does not show is no step back.
    if (written.toString() !== writeFilters(filters).toString()) setAddress(written)
  }

  return {
    filters,
    change: (part) => show({ ...filters, page: 0, ...part }),
    clear: () => show({ ...noFilters, sort: filters.sort }),
  }
}
