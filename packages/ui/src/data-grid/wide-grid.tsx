import { DataGrid, type GridRowId, type GridValidRowModel } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { readCspNonce } from '../theme/csp-nonce.ts'
import { ColumnFiltering, ColumnMenu } from './column-menu.tsx'
import { actionsColumn, gridColumns } from './grid-columns.tsx'
import { densityPadding, gridStyles } from './grid-styles.ts'
import { gridTexts } from './grid-texts.ts'
import { boxLook } from './selection-box.tsx'
import { SortMark } from './sort-mark.tsx'
import type { DataTableProps } from './data-table-props.ts'
import type { TableDensity } from './table-column.ts'

interface WideGridProps<Row extends GridValidRowModel> extends DataTableProps<Row> {
  hidden: ReadonlySet<string>
  density: TableDensity
  onHiddenChange: (hidden: ReadonlySet<string>) => void
  /** Opens the filters on the column whose menu was used. */
  onFilter?: (field: string) => void
}

const slots = { columnHeaderSortIcon: SortMark, columnMenu: ColumnMenu }

const slotProps = {
  loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
  baseCheckbox: boxLook,
} as const

const headerHeight = 52

// The grid works out anew what is not the very same as before: these are made when something in them changes.
const autoHeight = () => 'auto' as const

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
    selection,
    onSelectionChange,
    onHiddenChange,
    onFilter,
  } = props
  const texts = useUiTexts()
  const [pageNonce] = useState(readCspNonce)
  const localeText = useMemo(() => gridTexts(texts), [texts])
  const definitions = gridColumns(columns, onSortChange !== undefined, onFilter !== undefined)
  const pagination = useMemo(() => ({ page, pageSize }), [page, pageSize])
  const sizes = useMemo(() => [pageSize], [pageSize])
  const sorting = useMemo(() => (sort ? [{ field: sort.field, sort: sort.order }] : []), [sort?.field, sort?.order])
  const visible = useMemo(() => Object.fromEntries([...hidden].map((id) => [id, false])), [hidden])
  const chosen = useMemo(() => ({ type: 'include' as const, ids: new Set<GridRowId>(selection) }), [selection])

  return (
    <ColumnFiltering value={onFilter ?? null}>
      <DataGrid
        aria-label={label}
        nonce={nonce ?? pageNonce}
        columns={actions ? [...definitions, actionsColumn(texts.table.actions, actions)] : definitions}
        rows={rows}
        getRowId={rowId}
        rowCount={total}
        loading={loading}
        paginationMode="server"
        paginationModel={pagination}
        pageSizeOptions={sizes}
        filterMode="server"
        sortingMode="server"
        sortModel={sorting}
        onSortModelChange={([first]) => onSortChange?.(first?.sort ? { field: first.field, order: first.sort } : null)}
        columnVisibilityModel={visible}
        onColumnVisibilityModelChange={(model) =>
          onHiddenChange(new Set(Object.keys(model).filter((id) => model[id] === false)))
        }
        getRowHeight={autoHeight}
        columnHeaderHeight={headerHeight}
        localeText={localeText}
        slots={slots}
        slotProps={slotProps}
        sx={[
          gridStyles,
          { minHeight: headerHeight + 2 + Math.min(pageSize, rows.length || 5) * 52 },
          { '& .MuiDataGrid-cell': { paddingBlock: `${densityPadding[density]}px` } },
        ]}
        disableColumnSorting={onSortChange === undefined}
        disableColumnResize
        disableRowSelectionOnClick
        disableEval
        checkboxSelection={onSelectionChange !== undefined}
        rowSelection={onSelectionChange !== undefined}
        rowSelectionModel={chosen}
        onRowSelectionModelChange={({ ids }) => onSelectionChange?.(new Set([...ids].map(String)))}
        disableRowSelectionExcludeModel
        hideFooter
      />
    </ColumnFiltering>
  )
}
