import type { FilterOperator } from '@ensemble/contracts/enumerations'

/** The labels inside a table; they come with it, so that a page without one does not carry them. */
export interface TableTexts {
  rowsPerPage: string
  /** `%from%` to `%to%` of `%count%`. */
  range: string
  /** The same where counting stopped at `%count%`. */
  rangeCapped: string
  columns: string
  /** Columns as they were before anybody set them. */
  resetColumns: string
  /** `%name%` is a column, here and below. */
  columnOptions: string
  moveUp: string
  moveDown: string
  /** In the menu of a column. */
  filterColumn: string
  moveLeft: string
  moveRight: string
  wider: string
  narrower: string
  hideColumn: string
  moreFilters: string
  /** What a card of a phone does not show at once. */
  moreFacts: string
  /** In the panel beside: the rows around the one it shows. */
  rowBefore: string
  rowAfter: string
  print: string
  /** While rows come for the paper: `%come%` of `%count%`. */
  printComing: string
  /** On paper: `%range%` says which rows are on it; the others were not there in time. */
  paperPart: string
  /** On paper: it takes `%most%` rows and no more. */
  paperMost: string
  select: string
  selectAll: string
  selectNone: string
  selectedOne: string
  /** `%count%` rows are chosen. */
  selectedMany: string
  density: string
  densityCompact: string
  densityStandard: string
  densityComfortable: string
  actions: string
  /** On a phone, of the button behind which both stand. */
  filterAndSort: string
  sort: string
  sortAscending: string
  sortDescending: string
  noSort: string
  noRows: string
  noRowsFiltered: string
  failed: string
  addFilter: string
  applyFilters: string
  removeFilter: string
  column: string
  operator: string
  value: string
  /** A condition of which no column tells. */
  otherFilter: string
  noFilters: string
  operators: Record<FilterOperator, string>
  /** How the comparisons are said of dates. */
  dateOperators: Partial<Record<FilterOperator, string>>
  views: {
    label: string
    save: string
    name: string
    nameHint: string
    nameMissing: string
    more: string
    copy: string
    copied: string
    copyFailed: string
    rename: string
    remove: string
  }
}
