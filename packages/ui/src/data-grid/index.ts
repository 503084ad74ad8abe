export { Beside, type BesidePanel } from './beside.tsx'
export { CellChip } from './cell-chip.tsx'
export { PanelActs } from './panel-acts.tsx'
export { DataTable } from './data-table.tsx'
export { type DataTableProps, type KeptTable, type TablePaging } from './data-table-props.ts'
export {
  type BulkAction,
  type ColumnKind,
  type TableAction,
  type TableColumn,
  type TableDensity,
  type TableSort,
} from './table-column.ts'
export type { TableViewsProps } from './table-views.tsx'
