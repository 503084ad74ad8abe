import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid'
import { ActionsCell } from './actions-cell.tsx'
import { LinkCell } from './link-cell.tsx'
import type { TableAction, TableColumn } from './table-column.ts'

/** Our columns as the grid takes them; `sortable` is false when the table as a whole is not. */
export function gridColumns<Row extends GridValidRowModel>(
  columns: readonly TableColumn<Row>[],
  sortable: boolean,
  filterable: boolean,
): GridColDef<Row>[] {
  return columns.map((column, index) => {
    const width = column.width ?? (column.kind === 'text' ? 200 : 140)
    return {
      field: column.id,
      headerName: column.label,
      minWidth: width,
      flex: width,
      sortable: sortable && (column.sortable ?? true),
      filterable: filterable && (column.filterable ?? true),
      hideable: index > 0,
      // A menu with nothing in it is no menu.
      disableColumnMenu: index === 0 && !sortable && !filterable,
      align: column.kind === 'number' ? 'right' : 'left',
      headerAlign: column.kind === 'number' ? 'right' : 'left',
      cellClassName: index === 0 ? 'ens-first-column' : '',
      headerClassName: index === 0 ? 'ens-first-column' : '',
      renderCell: ({ row, hasFocus, tabIndex }) =>
        column.link ? (
          <LinkCell target={column.link(row)} hasFocus={hasFocus} tabIndex={tabIndex}>
            {column.render(row)}
          </LinkCell>
        ) : (
          column.render(row)
        ),
    }
  })
}

/** The last column: what can be done with the row, in one menu. */
export function actionsColumn<Row extends GridValidRowModel>(
  label: string,
  actionsOf: (row: Row) => readonly TableAction[],
): GridColDef<Row> {
  return {
    field: 'actions',
    headerName: label,
    width: 88,
    sortable: false,
    filterable: false,
    hideable: false,
    disableColumnMenu: true,
    align: 'center',
    headerAlign: 'center',
    renderCell: ({ row, hasFocus, tabIndex }) => (
      <ActionsCell actions={actionsOf(row)} hasFocus={hasFocus} tabIndex={tabIndex} />
    ),
  }
}
