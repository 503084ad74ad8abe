import { filterOperators, type PageSize, pageSizes } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'

/** As the table of the design system has it. */
export interface TableSort {
  field: string
  order: 'asc' | 'desc'
}

/** What a person chose to see of a list: words, conditions, order and page. */
export interface TableView {
  /** 0 for the first page. */
  page: number
  pageSize: PageSize
  sort: TableSort | null
  filters: Filter[]
  search: string
}

interface AddressRules {
  /** Of a page, where the address does not say it. */
  size: PageSize
  /** Fields that may not stand in an address. */
  unwritten: readonly string[]
}

/** What of a view stays out of the address. */
type Unwritten = Pick<TableView, 'filters' | 'sort'>

export const nothingUnwritten: Unwritten = { filters: [], sort: null }

/** Reads a view from an address. What it does not know it leaves out: addresses are typed and shared by people. */
export function readTable(address: URLSearchParams, { size, unwritten }: AddressRules): TableView {
  // Views that were saved with a full stop are still about.
  const [field, order] = (address.get('sort') ?? '').split(/[:.]/)
  return {
    page: Math.max(0, Math.floor(Number(address.get('page') ?? '1')) - 1) || 0,
    pageSize: sizeOf(Number(address.get('size')), size),
    sort: field && !unwritten.includes(field) ? { field, order: order === 'desc' ? 'desc' : 'asc' } : null,
    filters: readFilters(address.get('filters')).filter((filter) => !unwritten.includes(filter.field)),
    search: address.get('search')?.trim() ?? '',
  }
}

/** The address of a view; what else stands in it, such as the tab, stays. */
export function writeTable(view: TableView, address: URLSearchParams, { size, unwritten }: AddressRules) {
  const next = new URLSearchParams(address)
  const { page, pageSize, search } = view
  const sort = isUnwritten(view.sort, unwritten) ? null : view.sort
  const filters = view.filters.filter(({ field }) => !unwritten.includes(field))
  const parts = {
    page: page === 0 ? '' : String(page + 1),
    size: pageSize === size ? '' : String(pageSize),
    sort: sort ? `${sort.field}:${sort.order}` : '',
    filters: filters.length === 0 ? '' : JSON.stringify(filters),
    search,
  }
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

export function unwrittenOf({ filters, sort }: Unwritten, unwritten: readonly string[]): Unwritten {
  return {
    filters: filters.filter(({ field }) => unwritten.includes(field)),
    sort: isUnwritten(sort, unwritten) ? sort : null,
  }
}

export function isUnwritten(sort: TableSort | null, unwritten: readonly string[]): boolean {
  return sort !== null && unwritten.includes(sort.field)
}

/** A size that pages can have. */
export function sizeOf(asked: number, otherwise: PageSize): PageSize {
  return pageSizes.find((known) => known === asked) ?? otherwise
}

/** Filters of an address, as far as they are some: anybody may have written it. */
function readFilters(text: string | null): Filter[] {
  if (text === null) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.filter(isFilter) : []
  } catch {
    return []
  }
}

function isFilter(value: unknown): value is Filter {
  if (typeof value !== 'object' || value === null) return false
  const { field, operator } = { field: undefined, operator: undefined, ...value }
  return typeof field === 'string' && filterOperators.some((known) => known === operator)
}
