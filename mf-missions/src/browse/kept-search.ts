import type { CallInput } from '@ensemble/mf-kit/calls'
import type { Narrowing } from './active-filters.ts'
import { type BrowseFilters, writeFilters } from './browse-filters.ts'
import { blankHealthFilters } from './health-filters.ts'
import { type Reader, wordsAndConditions } from './list-input.ts'

/** What is kept of a search, but when it tells. */
export type SearchToKeep = Omit<CallInput<'mission.keepSearch'>['body'], 'tell'>

const longestName = 60
const longestQuery = 500

/**
 * A search as it is kept: named after its choices, with its address and what it asks for. What may not stand in an
 * address is left out of all.
 * @returns null where nothing is left to keep, or too much; favourites are a list of their own
 */
export function keptSearch(
  filters: BrowseFilters,
  narrowings: readonly Narrowing[],
  reader: Reader,
): SearchToKeep | null {
  const name = narrowings
    .filter(({ closed }) => !closed)
    .map(({ label }) => label)
    .join(', ')
  const kept = { ...filters, ...blankHealthFilters, page: 0, from: null, sort: null, map: false }
  const query = writeFilters(kept).toString()
  if (name === '' || query === '' || query.length > longestQuery || filters.favourites) return null
  return {
    name: name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name,
    query,
    ...wordsAndConditions(kept, reader),
  }
}
