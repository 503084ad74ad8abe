import { DataGrid, type GridValidRowModel } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { readCspNonce } from '../theme/csp-nonce.ts'
import { actionsColumn, gridColumns } from './grid-columns.tsx'
import { densityPadding, gridStyles } from './grid-styles.ts'
import { gridTexts } from './grid-texts.ts'
import { SortMark } from './sort-mark.tsx'
import { type DataTableProps } from './data-table-props.ts'
import { type TableDensity } from './table-column.ts'

interface WideGridProps<Row extends GridValidRowModel> extends DataTableProps<Row> {
  hidden: ReadonlySet<string>
  density: TableDensity
}

const slots = { columnHeaderSortIcon: SortMark }

const headerHeight = 52

/** The table as a grid: one stop for Tab, arrows inside, sorting by the headers. */
export function WideGrid<Row extends GridValidRowModel>(props: WideGridProps<Row>) {
  const {
    columns,
    rows,
    rowId,
    actions,
    sort,
    onSortChange,
    page,
    pageSize,
    total,
    label,
    loading,
    hidden,
    density,
    nonce,
  } = props
  const texts = useUiTexts()
  const [pageNonce] = useState(readCspNonce)
  const localeText = useMemo(() => gridTexts(texts), [texts])
  const definitions = gridColumns(columns, onSortChange !== undefined)

  return (
    <DataGrid
      aria-label={label}
      nonce={nonce ?? pageNonce}
      columns={actions ? [...definitions, actionsColumn(texts.table.actions, actions)] : definitions}
      rows={rows}
      getRowId={rowId}
      rowCount={total}
      loading={loading}
      paginationMode="server"
      paginationModel={{ page, pageSize }}
      pageSizeOptions={[pageSize]}
      filterMode="server"
      sortingMode="server"
      sortModel={sort ? [{ field: sort.field, sort: sort.order }] : []}
      onSortModelChange={([first]) => onSortChange?.(first?.sort ? { field: first.field, order: first.sort } : null)}
      columnVisibilityModel={Object.fromEntries([...hidden].map((id) => [id, false]))}
      getRowHeight={() => 'auto'}
      columnHeaderHeight={headerHeight}
      localeText={localeText}
      slots={slots}
      slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
      sx={[
        gridStyles,
        { minHeight: headerHeight + 2 + Math.min(pageSize, rows.length || 5) * 52 },
        { '& .MuiDataGrid-cell': { paddingBlock: `${densityPadding[density]}px` } },
      ]}
      disableColumnSorting={onSortChange === undefined}
      disableColumnFilter
      disableColumnMenu
      disableColumnResize
      disableRowSelectionOnClick
      disableEval
      rowSelection={false}
      hideFooter
    />
  )
}
