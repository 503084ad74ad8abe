import { skipToken } from '@ensemble/mf-kit'
import { useMissionsCountsQuery, useMissionsListQuery, useMissionsSearchQuery } from '../api/missions-api.ts'
import type { BrowseFilters } from './browse-filters.ts'
import { asksForHealth } from './health-filters.ts'
import { countsInput, listInput, searchInput } from './list-input.ts'
import { useHome } from './use-home.ts'

/** One page of missions, and how many each choice would show; the counts may come later, or not at all. */
export function useBrowsedMissions(filters: BrowseFilters) {
  const { near } = useHome()
  const inBody = asksForHealth(filters)
  const byAddress = useMissionsListQuery(inBody ? skipToken : listInput(filters, near))
  const byBody = useMissionsSearchQuery(inBody ? searchInput(filters, near) : skipToken)
  const { data: counted } = useMissionsCountsQuery(countsInput(filters, near))
  const { currentData: page, error, isError, isFetching, refetch } = inBody ? byBody : byAddress
  return { page, error, isError, isFetching, refetch, counts: counted }
}
