import { filterOperators, type PageSize, pageSizes } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'
import { useSearchParams } from '@ensemble/mf-kit'

/** As the table of the design system has it. */
interface TableSort {
  field: string
  order: 'asc' | 'desc'
}

interface TableState {
  page: number
  pageSize: PageSize
  sort: TableSort | null
  filters: Filter[]
  search: string
}

/** Page, sort, filters and search of a table, kept in the address: who comes back or shares it sees the same rows. */
export function useTableState(defaultSize: PageSize = 25) {
  const [address, setAddress] = useSearchParams()
  const state = read(address, defaultSize)

  function change(part: Partial<TableState>) {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(written({ ...state, page: 0, ...part }, defaultSize))) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setAddress(next, { replace: true })
  }

  const { page, pageSize, sort, filters, search } = state
  const order = sort ? { sort: sort.field, order: sort.order } : {}
  /** What is looked for may be somebody's name: it goes into a body, which no log of addresses keeps. */
  function inParts<Parameters extends object>(parameters: Parameters) {
    const sought = search ? { ...parameters, search } : parameters
    return filters.length > 0 || search ? { body: { ...sought, filters } } : { query: parameters }
  }
  return {
    ...state,
    /** This page, as the list calls take it. */
    ask: <Extra extends object>(extra: Extra) => inParts({ ...order, page, pageSize, ...extra }),
    /** All pages as a file. */
    askFile: <Extra extends object>(extra: Extra) => inParts({ ...order, format: 'csv' as const, ...extra }),
    turn: ({ page, pageSize }: { page: number; pageSize: number }) =>
      change({ page, pageSize: pageSizes.find((size) => size === pageSize) ?? defaultSize }),
    sortBy: (next: TableSort | null) => change({ sort: next }),
    filterBy: (next: Filter[]) => change({ filters: next }),
    searchFor: (next: string) => change({ search: next }),
  }
}

function read(address: URLSearchParams, defaultSize: PageSize): TableState {
  const [field, order] = (address.get('sort') ?? '').split(':')
  const size = Number(address.get('size'))
  return {
    page: Math.max(0, Math.floor(Number(address.get('page') ?? '1')) - 1) || 0,
    pageSize: pageSizes.find((known) => known === size) ?? defaultSize,
    sort: field ? { field, order: order === 'desc' ? 'desc' : 'asc' } : null,
    filters: readFilters(address.get('filters')),
    search: address.get('search')?.trim() ?? '',
  }
}

function written({ page, pageSize, sort, filters, search }: TableState, defaultSize: PageSize): Record<string, string> {
  return {
    page: page === 0 ? '' : String(page + 1),
    size: pageSize === defaultSize ? '' : String(pageSize),
    sort: sort ? `${sort.field}:${sort.order}` : '',
    filters: filters.length === 0 ? '' : JSON.stringify(filters),
    search,
  }
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
