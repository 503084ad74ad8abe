import type { tableDensities } from '@ensemble/contracts/users/table-limits'
import type { FilterOperator } from '@ensemble/contracts/enumerations'
import type { ReactNode } from 'react'
import type { LinkTarget } from '../actions/link-target.ts'
import type { Choice } from '../fields/choice.ts'

/** What the values of a column are: decides the filter's operators and field, and the alignment. */
export type ColumnKind = 'text' | 'number' | 'date' | 'choice'

export interface TableColumn<Row> {
  /** The field's name in the list call, for sorting and filtering. */
  id: string
  label: string
  kind: ColumnKind
  /** What the cell shows. */
  render: (row: Row) => ReactNode
  /** Makes the cell's content a link, usually in the first column: it leads to the row's own page. */
  link?: (row: Row) => LinkTarget | undefined
  /** Choices of a `choice` column's filter. */
  choices?: readonly Choice[]
  /** Overrides the operators that the kind offers. */
  operators?: readonly FilterOperator[]
  /** Least width in px; what is left is shared in proportion to it, twice for the first. A person may set another. */
  width?: number
  /** Its words may take two lines of the row: what one line would cut where rows begin to differ. */
  twoLines?: boolean
  sortable?: boolean
  filterable?: boolean
  /** The choices of this column stand in the toolbar, one press away; only for a column of the kind `choice`. */
  quick?: boolean
  /** Hidden until the person asks for it. */
  hidden?: boolean
}

export interface TableAction {
  id: string
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
  /** The usual act: a button of its own in the row and on the card, instead of a line of the menu. */
  main?: boolean
  /** Shows the row: what enter does in a cell of a row that has no link. */
  opens?: boolean
}

/** An action on all rows that are chosen. */
export interface BulkAction {
  id: string
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  /** The answer is awaited. */
  busy?: boolean
}

export interface TableSort {
  field: string
  order: 'asc' | 'desc'
}

export type TableDensity = (typeof tableDensities)[number]
