import { type PageSize } from '@ensemble/contracts/enumerations'
import { errorMessage } from '@ensemble/mf-kit'
import { type useTableState } from './use-table-state.ts'

interface ServedTableInput {
  /** Page, sort and filters, kept in the address. */
  table: ReturnType<typeof useTableState>
  sizes: readonly PageSize[]
  /** The query of the page that is shown. */
  answer: {
    data?: { total: number; totalIsCapped: boolean }
    error?: unknown
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** What to say when there is nothing to show for a failure. */
  failed: string
  exporting: boolean
  onExport: () => void
}

/** What every table that the server sorts, filters and cuts tells the table of the design system. */
export function servedTable({ table, sizes, answer, failed, exporting, onExport }: ServedTableInput) {
  const { data, error, isError, isFetching, refetch } = answer
  return {
    page: table.page,
    pageSize: table.pageSize,
    pageSizes: sizes,
    total: data?.total ?? 0,
    totalIsCapped: data?.totalIsCapped,
    onPageChange: table.turn,
    sort: table.sort,
    onSortChange: table.sortBy,
    filters: table.filters,
    onFiltersChange: table.filterBy,
    onExport,
    exporting,
    loading: isFetching,
    error: isError && !data ? { title: failed, text: errorMessage(error), onRetry: () => void refetch() } : null,
  }
}
