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
  /** Of the list, where another one is on the same screen: its parameters begin with it. */
  prefix?: string
}

const partsOfView = ['page', 'size', 'sort', 'filters', 'search'] as const
type Part = (typeof partsOfView)[number]

/** The name under which a part of a view stands in the address. */
const parameterOf = (part: Part, prefix?: string) => (prefix === undefined ? part : `${prefix}-${part}`)

/** What of a view stays out of the address. */
type Unwritten = Pick<TableView, 'filters' | 'sort'>

export const nothingUnwritten: Unwritten = { filters: [], sort: null }

/** Reads a view from an address. What it does not know it leaves out: addresses are typed and shared by people. */
export function readTable(address: URLSearchParams, { size, unwritten, prefix }: AddressRules): TableView {
  const get = (part: Part) => address.get(parameterOf(part, prefix))
  // Views that were saved with a full stop are still about.
  const [field, order] = (get('sort') ?? '').split(/[:.]/)
  return {
    page: readPage(address, prefix),
    pageSize: sizeOf(Number(get('size')), size),
    sort: field && !unwritten.includes(field) ? { field, order: order === 'desc' ? 'desc' : 'asc' } : null,
    filters: readFilters(get('filters')).filter((filter) => !unwritten.includes(filter.field)),
    search: get('search')?.trim() ?? '',
  }
}

/** The page of a list that an address names, 0 for the first; people count from 1. */
export function readPage(address: URLSearchParams, prefix?: string): number {
  return Math.max(0, Math.floor(Number(address.get(parameterOf('page', prefix)) ?? '1')) - 1) || 0
}

/** The address with another page of a list; the first is not named. */
export function writePage(page: number, address: URLSearchParams, prefix?: string): URLSearchParams {
  return written({ page: page === 0 ? '' : String(page + 1) }, address, prefix)
}

/** The address of a view; what else stands in it, such as the tab, stays. */
export function writeTable(view: TableView, address: URLSearchParams, { size, unwritten, prefix }: AddressRules) {
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
  return written(parts, address, prefix)
}

function written(parts: Partial<Record<Part, string>>, address: URLSearchParams, prefix?: string) {
  const next = new URLSearchParams(address)
  for (const part of partsOfView) {
    const value = parts[part]
    if (value === '') next.delete(parameterOf(part, prefix))
    else if (value !== undefined) next.set(parameterOf(part, prefix), value)
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
