import type { PageSize } from '@ensemble/contracts/enumerations'
import { errorMessage } from '@ensemble/mf-kit'
import { useEffect, useEffectEvent } from 'react'
import { isPageGone } from './page-gone.ts'
import type { useTableState } from './use-table-state.ts'

interface ServedTableInput<Row> {
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
  /** The same question about any page, for the paper: `(place) => ask(table.ask({ ...extra, ...place })).unwrap()`. */
  askPage: (place: { page: number; pageSize: PageSize }) => Promise<{ items: readonly Row[] }>
  /** What to say when there is nothing to show for a failure. */
  failed: string
  /** Absent where the list is no file. */
  exporting?: boolean
  onExport?: () => void
}

interface Answer<Data> {
  data?: Data
  /** Of this page; absent while another one is on its way. */
  currentData?: Data
  error?: unknown
  isError: boolean
  isFetching: boolean
}

/**
 * What a table shows of its query, for `selectFromResult`. That the same page is asked for again, after an event of the
 * live line, is none of it: nothing on the screen changes then, and a large table would be drawn once more for it. The
 * rows of the question before stand in only while this one is on its way: once it failed, they would pass for its answer.
 */
export function shownOf<Data>({ data, currentData, error, isError, isFetching }: Answer<Data>) {
  const shown = isError ? currentData : data
  return { data: shown, error, isError, isFetching: isFetching && currentData === undefined }
}

/**
 * What every table that the server sorts, filters and cuts tells the table of the design system. A page that is no more,
 * its last row gone or its address an old one, gives way to the first.
 */
export function useServedTable<Row>({
  table,
  sizes,
  answer,
  askPage,
  failed,
  exporting,
  onExport,
}: ServedTableInput<Row>) {
  const { data, error, isError, isFetching, refetch } = answer
  const pageIsGone = isError && isPageGone(table.page, error)
  const turnToFirst = useEffectEvent(() => table.turn({ page: 0, pageSize: table.pageSize }))
  useEffect(() => {
    if (pageIsGone) turnToFirst()
  }, [pageIsGone])
  return {
    page: table.page,
    pageSize: table.pageSize,
    pageSizes: sizes,
    total: data?.total ?? 0,
    totalIsCapped: data?.totalIsCapped,
    onPageChange: table.turn,
    pageOf: async (place: { page: number; pageSize: PageSize }) => (await askPage(place)).items,
    sort: table.sort,
    onSortChange: table.sortBy,
    filters: table.filters,
    onFiltersChange: table.filterBy,
    onExport,
    exporting,
    loading: isFetching || pageIsGone,
    error:
      isError && !data && !pageIsGone
        ? { title: failed, text: errorMessage(error), onRetry: () => void refetch() }
        : null,
  }
}
