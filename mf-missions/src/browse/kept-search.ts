import type { SavedSearch } from '@ensemble/contracts/users/engagement'
import type { Narrowing } from './active-filters.ts'
import { type BrowseFilters, writeFilters } from './browse-filters.ts'

export type KeptSearch = SavedSearch

/** So many searches one person may keep (decisions.md §1, Engagement). */
export const mostSearches = 5

const longestName = 60
const longestQuery = 500

/**
 * A search as it is kept: named after its choices, with its address. What may not stand in an address is left out of
 * both.
 * @returns null where nothing is left to keep, or too much
 */
export function keptSearch(filters: BrowseFilters, narrowings: readonly Narrowing[]): KeptSearch | null {
  const name = narrowings
    .filter(({ closed }) => !closed)
    .map(({ label }) => label)
    .join(', ')
  const query = writeFilters({ ...filters, page: 0, from: null }).toString()
  if (name === '' || query.length > longestQuery) return null
  return { name: name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name, query }
}
