import type { PageSize } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'
import type { TableChoice } from '@ensemble/contracts/users/own-tables'
import type { ReactNode } from 'react'
import type { BulkAction, TableAction, TableColumn, TableDensity, TableSort } from './table-column.ts'
import type { TableViewsProps } from './table-views.tsx'

export interface TablePaging {
  /** 0 for the first page, as in the list calls. */
  page: number
  pageSize: number
  /** 25, 50, 100 for the large tables; 5, 10, 25 for tables inside a page (specification, section 9). */
  pageSizes: readonly number[]
  total: number
  /** Counting stopped at `total`: there are more. */
  totalIsCapped?: boolean
  onPageChange: (change: { page: number; pageSize: number }) => void
}

/** Columns, their order and width, density and named views of one person, and how that is kept. */
export interface KeptTable {
  choice: TableChoice
  keep: (choice: TableChoice) => void
}

interface TableSearch {
  /** Also the placeholder. */
  label: string
  value: string
  onSearch: (search: string) => void
}

export interface DataTableProps<Row extends object> extends TablePaging {
  /** Name of the table for screen readers. */
  label: string
  /** The first column names the row: it stays in place, cannot be hidden, and titles the card on a phone. */
  columns: readonly TableColumn<Row>[]
  /** The rows of this page only: the server sorts, filters and cuts. */
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Rows of any page of the same question: a table goes on paper with all of them. */
  pageOf: (place: { page: number; pageSize: PageSize }) => Promise<readonly Row[]>
  /** Row actions: the main ones as buttons at the end of the row, the others behind one more. */
  actions?: (row: Row) => readonly TableAction[]
  sort?: TableSort | null
  onSortChange?: (sort: TableSort | null) => void
  filters?: readonly Filter[]
  /** The caller goes back to page 0 as well. */
  onFiltersChange?: (filters: Filter[]) => void
  /** Ways to look at it, above it, each with an address. */
  views?: TableViewsProps
  /** The search of the list, in the line of the filters; `/` leads into it. */
  search?: TableSearch
  /** How many there are, in words ("38 missions"); read out when it changes. */
  count?: string
  /** Ids of the rows chosen on this page; with `onSelectionChange` each row has a box. */
  selection?: ReadonlySet<string>
  onSelectionChange?: (selection: ReadonlySet<string>) => void
  /** How many are chosen, in words that name what a row is ("2 personnes choisies"); by default rows. */
  chosen?: (count: number) => string
  /** What can be done with the rows that are chosen. */
  bulkActions?: readonly BulkAction[]
  /** Saves the whole list, with the filters in force, as a file. */
  onExport?: () => void
  exporting?: boolean
  loading?: boolean
  /** In place of the rows: what happened, what to do, another try. */
  error?: { title?: string; text?: string; onRetry?: () => void } | null
  /** In place of no rows at all; by default a sentence. */
  empty?: ReactNode
  initialDensity?: TableDensity
  /** How this person wants it; without it, what they choose lasts as long as the page. */
  kept?: KeptTable
}
