import { type Filter } from '@ensemble/contracts/lists'
import { type PageSize, pageSizes } from '@ensemble/contracts/enumerations'
import { type CallInput } from '@ensemble/mf-kit/calls'
import { type TableSort } from '@ensemble/ui/data-grid'
import { useState } from 'react'

interface TableState {
  page: number
  pageSize: PageSize
  sort: TableSort | null
  filters: Filter[]
}

/** Page, sort and filters of the table, and the call that they make. */
export function useTableState() {
  const [state, setState] = useState<TableState>({ page: 0, pageSize: 25, sort: null, filters: [] })
  const change = (part: Partial<TableState>) => setState({ ...state, page: 0, ...part })
  return {
    ...state,
    input: inputOf(state),
    turn: ({ page, pageSize }: { page: number; pageSize: number }) =>
      change({ page, pageSize: pageSizes.find((size) => size === pageSize) ?? 25 }),
    sortBy: (sort: TableSort | null) => change({ sort }),
    filterBy: (filters: Filter[]) => change({ filters }),
  }
}

function inputOf({ page, pageSize, sort, filters }: TableState): CallInput<'mission.managed'> {
  return {
    query: {
      page,
      pageSize,
      ...(sort ? { sort: sort.field, order: sort.order } : {}),
      ...(filters.length > 0 ? { filters: JSON.stringify(filters) } : {}),
    },
  }
}
