import type { Filter } from '@ensemble/contracts/lists'
import type { CallInput } from '@ensemble/mf-kit/calls'
import type { ResourceFilters } from './resource-filters.ts'

/** Articles on one page; one of the sizes that the lists allow (specification, section 9). */
const pageSize = 25

/** The list call that answers these filters. Without a sort the service puts featured articles first, then the newest. */
export function listInput(filters: ResourceFilters): CallInput<'article.list'> {
  const { search, page } = filters
  const conditions = conditionsOf(filters)
  return {
    query: {
      page,
      pageSize,
      ...(search === '' ? {} : { search }),
      ...(conditions.length === 0 ? {} : { filters: JSON.stringify(conditions) }),
    },
  }
}

/** The same in a body, for what may not stand in an address. */
export function searchInput(filters: ResourceFilters): CallInput<'article.search'> {
  const { search, page } = filters
  return {
    body: { page, pageSize, ...(search === '' ? {} : { search }), filters: conditionsOf(filters) },
  }
}

/** How many articles each category would show: the other filters hold, the categories chosen do not. */
export function countsInput(filters: ResourceFilters): CallInput<'article.search'> {
  const { search } = filters
  return {
    body: {
      page: 0,
      pageSize: 5,
      ...(search === '' ? {} : { search }),
      filters: conditionsOf({ ...filters, categories: [] }),
      facets: ['categories'],
    },
  }
}

function conditionsOf({ tab, categories, language, cancerTypes }: ResourceFilters): Filter[] {
  return [
    ...(tab === 'documents' ? [{ field: 'attachmentCount', operator: 'gte', value: 1 } as const] : []),
    ...(categories.length > 0 ? [{ field: 'categories', operator: 'in', value: categories } as const] : []),
    ...(language === null ? [] : [{ field: 'language', operator: 'eq', value: language } as const]),
    ...(cancerTypes.length > 0 ? [{ field: 'cancerTypes', operator: 'in', value: cancerTypes } as const] : []),
  ]
}
