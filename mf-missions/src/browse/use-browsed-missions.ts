import { skipToken } from '@ensemble/mf-kit'
import { useMissionsCountsQuery, useMissionsListQuery, useMissionsSearchQuery } from '../api/missions-api.ts'
import type { BrowseFilters } from './browse-filters.ts'
import { asksForHealth } from './health-filters.ts'
import { countsInput, listInput, searchInput } from './list-input.ts'
import { useReader } from './use-reader.ts'

/** One page of missions, and how many each choice would show; the counts may come later, or not at all. */
export function useBrowsedMissions(filters: BrowseFilters) {
  const reader = useReader()
  // A hundred ids are too long for an address.
  const inBody = asksForHealth(filters) || filters.favourites
  const byAddress = useMissionsListQuery(inBody ? skipToken : listInput(filters, reader))
  const byBody = useMissionsSearchQuery(inBody ? searchInput(filters, reader) : skipToken)
  const { data: counted } = useMissionsCountsQuery(countsInput(filters, reader))
  const { currentData: page, error, isError, isFetching, refetch } = inBody ? byBody : byAddress
  return { page, error, isError, isFetching, refetch, counts: counted }
}
