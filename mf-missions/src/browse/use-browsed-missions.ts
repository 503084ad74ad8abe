import { skipToken } from '@ensemble/mf-kit'
import { useMissionsSearchCountsQuery, useMissionsListQuery, useMissionsSearchQuery } from '../api/missions-api.ts'
import { useNeeds } from '../cards/use-needs.ts'
import type { BrowseFilters } from './browse-filters.ts'
import { asksForHealth } from './health-filters.ts'
import { ordersByNeeds, withNeeds } from './needs-order.ts'
import { countsInput, listInput, searchInput } from './list-input.ts'
import { useReader } from './use-reader.ts'

/** One page of missions, and how many each choice would show; the counts may come later, or not at all. */
export function useBrowsedMissions(filters: BrowseFilters) {
  const reader = useReader()
  const needs = useNeeds()
  const byNeeds = ordersByNeeds(filters, needs)
  // A hundred ids are too long for an address, and needs are nobody else's.
  const inBody = byNeeds || asksForHealth(filters) || filters.favourites
  const search = withNeeds(searchInput(filters, reader), byNeeds ? needs : [])
  const byAddress = useMissionsListQuery(inBody ? skipToken : listInput(filters, reader))
  const byBody = useMissionsSearchQuery(inBody ? search : skipToken)
  const { counts } = useMissionsSearchCountsQuery(countsInput(filters, reader), {
    // That they are on their way draws nothing: an old phone draws the cards once less.
    selectFromResult: ({ data }) => ({ counts: data }),
  })
  const { currentData: page, error, isError, isFetching, refetch } = inBody ? byBody : byAddress
  return { page, error, isError, isFetching, refetch, counts }
}
