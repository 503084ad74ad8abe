import type { PageSize } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'
import { useSearchParams } from '@ensemble/mf-kit'
import { useState } from 'react'
import {
  isUnwritten,
  nothingUnwritten,
  readTable,
  sizeOf,
  type TableSort,
  type TableView,
  unwrittenOf,
  writeTable,
} from './table-address.ts'

interface TableStateOptions {
  /** Of a page, unless the address says otherwise. */
  size?: PageSize
  /** Conditions that the page itself sets, such as its tab; they name nobody. */
  always?: readonly Filter[]
  /** Fields that tell of somebody's health: a filter by one, or an order, is kept in memory and sent in bodies alone. */
  unwritten?: readonly string[]
  /** Of this table, where another list is on the same screen: `activity` keeps its page as `activity-page`. */
  prefix?: string
}

const none: readonly never[] = []

/** Page, sort, filters and search of a table, kept in the address: who comes back or shares it sees the same rows. */
export function useTableState({ size = 25, always = none, unwritten = none, prefix }: TableStateOptions = {}) {
  const [address, setAddress] = useSearchParams()
  const [hidden, setHidden] = useState(nothingUnwritten)
  const rules = { size, unwritten, prefix }
  const written = readTable(address, rules)
  const state: TableView = {
    ...written,
    filters: [...written.filters, ...hidden.filters],
    sort: hidden.sort ?? written.sort,
  }

  function change(part: Partial<TableView>) {
    const next = { ...state, page: 0, ...part }
    setHidden(unwrittenOf(next, unwritten))
    setAddress((now) => writeTable(next, now, rules), { replace: true })
  }

  const { page, pageSize, sort, filters, search } = state
  const order = sort ? { sort: sort.field, order: sort.order } : {}
  /** What is looked for may be somebody's name: it goes into a body, which no log of addresses keeps. */
  function inParts<Parameters extends object>(parameters: Parameters) {
    if (filters.length > 0 || search || isUnwritten(sort, unwritten)) {
      const sought = search ? { ...parameters, search } : parameters
      return { body: { ...sought, filters: [...always, ...filters] } }
    }
    return { query: always.length > 0 ? { ...parameters, filters: JSON.stringify(always) } : parameters }
  }
  return {
    ...state,
    isNarrowed: search !== '' || filters.length > 0,
    /** This page, as the list calls take it. */
    ask: <Extra extends object>(extra: Extra) => inParts({ ...order, page, pageSize, ...extra }),
    /** All pages as a file. */
    askFile: <Extra extends object>(extra: Extra) => inParts({ ...order, format: 'csv' as const, ...extra }),
    turn: ({ page, pageSize }: { page: number; pageSize: number }) =>
      change({ page, pageSize: sizeOf(pageSize, size) }),
    sortBy: (next: TableSort | null) => change({ sort: next }),
    filterBy: (next: Filter[]) => change({ filters: next }),
    searchFor: (next: string) => change({ search: next }),
    /** Goes to a view that somebody saved; what is in memory belongs to the one before. */
    goTo: (view: string) => {
      setHidden(nothingUnwritten)
      setAddress(view)
    },
  }
}
