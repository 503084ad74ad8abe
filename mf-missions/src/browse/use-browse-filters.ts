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
  // The router changes the address when it has the time; a box that was ticked is ticked at once.
  const [chosen, setChosen] = useState<{ instead: string; filters: BrowseFilters } | null>(null)
  const before = address.toString()
  if (chosen && chosen.instead !== before) setChosen(null)
  const filters: BrowseFilters = chosen?.instead === before ? chosen.filters : { ...readFilters(address), ...health }

  function show(next: BrowseFilters) {
    const { profiles, cancers, stages } = next
    healthFilters.keep({ profiles, cancers, stages })
    setHealth({ profiles, cancers, stages })
    const written = writeFilters(next)
    // A choice that the address does not show is no step back.
    const moves = written.toString() !== writeFilters(filters).toString()
    if (moves || chosen) setChosen({ instead: before, filters: next })
    if (moves) setAddress(written)
  }

  return {
    filters,
    change: (part) => show({ ...filters, page: 0, from: null, ...part }),
    clear: () => show({ ...noFilters, sort: filters.sort, map: filters.map }),
  }
}
