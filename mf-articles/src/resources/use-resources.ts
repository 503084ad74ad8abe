import { skipToken } from '@ensemble/mf-kit'
import { useArticlesSearchCountsQuery, useArticlesListQuery, useArticlesSearchQuery } from '../api/articles-api.ts'
import { countsInput, listInput, searchInput } from './list-input.ts'
import type { ResourceFilters } from './resource-filters.ts'

/** One page of articles, and how many each category would show; the counts may come later, or not at all. */
export function useResources(filters: ResourceFilters) {
  const inBody = filters.cancerTypes.length > 0
  const byAddress = useArticlesListQuery(inBody ? skipToken : listInput(filters))
  const byBody = useArticlesSearchQuery(inBody ? searchInput(filters) : skipToken)
  const { counted } = useArticlesSearchCountsQuery(countsInput(filters), {
    // That they are on their way draws nothing: an old phone draws the cards once less.
    selectFromResult: ({ data }) => ({ counted: data }),
  })
  // Not `data`, which would go on showing the results of the filters before.
  const { currentData: page, error, isError, isFetching, refetch } = inBody ? byBody : byAddress
  const counts = counted?.facets?.['categories']
  return { page, error, isError, isFetching, refetch, counts, countsCapped: counted?.totalIsCapped ?? false }
}
