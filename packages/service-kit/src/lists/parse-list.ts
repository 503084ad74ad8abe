import { Filter } from '@ensemble/contracts/lists'
import Type, { type Static } from 'typebox'
import { Refusal } from '../refusal.ts'
import { checkOf } from '../schema-check.ts'
import type { ListColumns } from './column.ts'
import { readCursor, type Cursor } from './cursor.ts'

const Filters = Type.Array(Filter, { maxItems: 20 })
const areFilters = checkOf(Filters)

/** What a caller asked of a list, checked against the columns that the list offers. */
export interface ListRequest {
  page: number
  pageSize: number
  sort: string
  order: 'asc' | 'desc'
  search: string
  filters: Static<typeof Filters>
  facets: string[]
  /** Where to read on; the page is then only a number to show. */
  cursor?: Cursor
}

interface ListParameters {
  page?: number
  pageSize?: number
  sort?: string
  order?: 'asc' | 'desc'
  search?: string
  filters?: string | Static<typeof Filters>
  facets?: string | string[]
  cursor?: string
}

interface ListOffer {
  columns: ListColumns
  defaultSort: { sort: string; order: 'asc' | 'desc' }
  /** True for the POST form, where columns marked postOnly are accepted. */
  fromBody: boolean
}

/**
 * Reads the parameters of a list call, in its GET and its POST form.
 * @throws Refusal VALIDATION_FAILED for a filter, sort, facet or cursor that the list does not offer
 */
export function parseList(parameters: ListParameters, offer: ListOffer): ListRequest {
  const filters = readFilters(parameters.filters)
  for (const { field, operator, value } of filters) {
    const column = offer.columns[field]
    if (!column?.filterable || (column.postOnly && !offer.fromBody)) invalid('filters')
    if (operator !== 'notEmpty' && value === undefined) invalid('filters')
  }
  const facets =
    typeof parameters.facets === 'string' ? parameters.facets.split(',').filter(Boolean) : (parameters.facets ?? [])
  for (const name of facets) {
    const column = offer.columns[name]
    if (!column?.facet || (column.postOnly && !offer.fromBody)) invalid('facets')
  }
  const sort = parameters.sort ?? offer.defaultSort.sort
  const sorted = offer.columns[sort]
  if (!sorted?.sortable || (sorted.postOnly && !offer.fromBody)) invalid('sort')
  const order = parameters.order ?? (parameters.sort ? 'asc' : offer.defaultSort.order)
  return {
    page: parameters.page ?? 0,
    pageSize: parameters.pageSize ?? 25,
    sort,
    order,
    search: (parameters.search ?? '').trim(),
    filters,
    facets,
    ...(parameters.cursor && { cursor: readCursor(parameters.cursor, { sort, order }) }),
  }
}

function readFilters(filters: ListParameters['filters']): Static<typeof Filters> {
  if (filters === undefined || filters === '') return []
  const parsed: unknown = typeof filters === 'string' ? parseJson(filters) : filters
  return areFilters(parsed) ? parsed : invalid('filters')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return invalid('filters')
  }
}

function invalid(field: 'filters' | 'facets' | 'sort'): never {
  throw new Refusal('VALIDATION_FAILED', { fields: { [field]: ['NOT_IN_LIST'] } })
}
