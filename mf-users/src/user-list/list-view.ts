import { filterOperators, type PageSize as AnySize } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'
import type { TableSort } from '@ensemble/ui/data-grid'
import type { UserListRequest } from '../api/users-api.ts'

/** What a person chose to see of a list of users: words, conditions, order and page. */
export interface ListView {
  search: string
  filters: Filter[]
  sort: TableSort | null
  /** 0 for the first page. */
  page: number
  pageSize: PageSize
}

/** Sizes of the large tables (specification, section 9). */
export const pageSizes = [25, 50, 100] as const
type PageSize = (typeof pageSizes)[number]

/** Tells about somebody's health, so it never stands in an address, a history or a log. */
const privateField = 'profileType'

/** What of a view stays out of the address. */
export type PrivateView = Pick<ListView, 'filters' | 'sort'>

/** Reads a view from an address. What it does not know it leaves out: addresses are typed and shared by people. */
export function readView(address: URLSearchParams): ListView {
  const page = Number(address.get('page') ?? '1')
  const size = Number(address.get('size'))
  const [field = '', order = ''] = (address.get('sort') ?? '').split('.')
  return {
    search: address.get('search')?.trim() ?? '',
    filters: readFilters(address.get('filters')),
    sort: field !== '' && field !== privateField ? { field, order: order === 'desc' ? 'desc' : 'asc' } : null,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    pageSize: pageSizes.find((known) => known === size) ?? pageSizes[0],
  }
}

/** The address of a view, without what is not set or private. Other parameters (the tab) stay. */
export function writeView(view: ListView, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address)
  const { filters, sort } = publicPart(view)
  set(next, 'search', view.search)
  set(next, 'filters', filters.length > 0 ? JSON.stringify(filters) : '')
  set(next, 'sort', sort ? `${sort.field}.${sort.order}` : '')
  set(next, 'size', view.pageSize === pageSizes[0] ? '' : String(view.pageSize))
  set(next, 'page', view.page === 0 ? '' : String(view.page + 1))
  return next
}

export function privatePart({ filters, sort }: PrivateView): PrivateView {
  return {
    filters: filters.filter(({ field }) => field === privateField),
    sort: sort?.field === privateField ? sort : null,
  }
}

function publicPart({ filters, sort }: PrivateView): PrivateView {
  return {
    filters: filters.filter(({ field }) => field !== privateField),
    sort: sort?.field === privateField ? null : sort,
  }
}

/** A view with any size of a page: paper takes more at once. */
type AskedView = Omit<ListView, 'pageSize'> & { pageSize: AnySize }

/** The call that answers a view. `always` are conditions that the page itself sets. */
export function listRequest(view: AskedView, always: readonly Filter[]): UserListRequest {
  const { search, page, pageSize, sort } = view
  const filters = [...always, ...view.filters]
  const shared = {
    page,
    pageSize,
    ...(search === '' ? {} : { search }),
    ...(sort ? { sort: sort.field, order: sort.order } : {}),
  }
  const hidden = privatePart(view)
  if (hidden.filters.length > 0 || hidden.sort) return { by: 'body', body: { ...shared, filters } }
  return { by: 'address', query: { ...shared, ...(filters.length > 0 ? { filters: JSON.stringify(filters) } : {}) } }
}

export function isNarrowed({ search, filters }: ListView): boolean {
  return search !== '' || filters.length > 0
}

function set(address: URLSearchParams, name: string, value: string): void {
  if (value === '') address.delete(name)
  else address.set(name, value)
}

function readFilters(text: string | null): Filter[] {
  const parsed = parse(text)
  return Array.isArray(parsed) ? parsed.filter(isFilter).filter(({ field }) => field !== privateField) : []
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

function isFilter(value: unknown): value is Filter {
  if (typeof value !== 'object' || value === null || !('field' in value) || !('operator' in value)) return false
  return typeof value.field === 'string' && filterOperators.some((operator) => operator === value.operator)
}
