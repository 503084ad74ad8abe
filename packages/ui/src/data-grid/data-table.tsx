import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { ListSkeleton } from '../feedback/skeletons.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FilterDialog } from './filters/filter-dialog.tsx'
import { PhoneCards } from './phone-cards.tsx'
import type { DataTableProps } from './data-table-props.ts'
import type { TableDensity } from './table-column.ts'
import { TableFooter } from './table-footer.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { WideGrid } from './wide-grid.tsx'

const Root = styled('div')({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' })
const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 })

/** The platform's table. Everything happens on the server; this shows it, on a phone as cards. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, filters = [], onFiltersChange, initialDensity = 'standard', onExport, exporting } = props
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(columns.filter((one) => one.hidden).map((one) => one.id)),
  )
  const [density, setDensity] = useState(initialDensity)
  const [filtering, setFiltering] = useState<{ field?: string } | null>(null)
  const filterable = columns.filter((column) => column.filterable !== false)

  return (
    <Root>
      <TableToolbar
        {...{ columns, filters, onFiltersChange, hidden, density, onExport, exporting }}
        onOpenFilters={() => setFiltering({})}
        onHiddenChange={setHidden}
        onDensityChange={setDensity}
      />
      <BulkBar {...props} />
      <TableBody
        {...props}
        hidden={hidden}
        density={density}
        onHiddenChange={setHidden}
        onFilter={onFiltersChange ? (field) => setFiltering({ field }) : undefined}
      />
      {props.error || props.total === 0 ? null : <TableFooter {...props} />}
      {filtering && onFiltersChange ? (
        <FilterDialog
          columns={filterable}
          filters={filters}
          startWith={filtering.field}
          onApply={onFiltersChange}
          onClose={() => setFiltering(null)}
        />
      ) : null}
    </Root>
  )
}

interface TableBodyProps<Row extends object> extends DataTableProps<Row> {
  hidden: ReadonlySet<string>
  density: TableDensity
  onHiddenChange: (hidden: ReadonlySet<string>) => void
  onFilter?: (field: string) => void
}

function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { rows, loading = false, error, empty, filters = [] } = props
  const { table } = useUiTexts()
  const phone = useMediaQuery(phoneMedia, { noSsr: true })
  if (error) return <ErrorState {...error} title={error.title ?? table.failed} />
  if (rows.length === 0 && !loading)
    return filters.length > 0 || empty === undefined ? (
      <EmptyState title={filters.length > 0 ? table.noRowsFiltered : table.noRows} />
    ) : (
      empty
    )
  if (phone) return rows.length === 0 ? <ListSkeleton rows={4} rowHeight={160} /> : <PhoneCards {...props} />
  return (
    <Frame>
      <WideGrid {...props} />
    </Frame>
  )
}
