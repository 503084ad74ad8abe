import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef, useState } from 'react'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { ListSkeleton } from '../feedback/skeletons.tsx'
import { useShortList } from '../layout/use-short-list.tsx'
import { useTableTexts } from './texts/use-table-texts.ts'
import { phoneMedia } from '../theme/custom-properties.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { FilterDialog } from './filters/filter-dialog.tsx'
import { rowHeights } from './grid-styles.ts'
import { PaperNote } from './paper/paper-note.tsx'
import { usePaper } from './paper/use-paper.ts'
import { usePaperProgress } from './paper/use-paper-progress.ts'
import { PhoneCards } from './phone-cards.tsx'
import { TableFooter } from './table-footer.tsx'
import { TableGrid } from './table-grid.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { TableViews } from './table-views.tsx'
import { useTableFocus } from './use-table-focus.ts'
import { type TableLayout, useTableLayout } from './use-table-layout.ts'

const Root = styled('div')({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' })

/** The platform's table. Everything happens on the server; this shows it, on a phone as cards. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, search, count, filters = [], onFiltersChange, initialDensity = 'standard', onExport } = props
  const layout = useTableLayout(columns, initialDensity, props.kept)
  const place = useRef<HTMLDivElement>(null)
  const { shown, more } = useShortList(props.rows, place)
  const focus = useTableFocus(place)
  const [filtering, setFiltering] = useState<{ field?: string } | null>(null)
  const paper = usePaper(props)
  const rows = paper.printing ? paper.rows : shown
  const coming = usePaperProgress(paper.come, props.total)
  const filterable = columns.filter((column) => column.filterable !== false)
  const hasNoRows = props.rows.length === 0 && !props.loading && !props.error
  const isNarrowed = filters.length > 0 || Boolean(search?.value)

  return (
    <Root ref={place} {...focus}>
      {props.views ? <TableViews {...props.views} /> : null}
      {hasNoRows && !isNarrowed ? null : (
        <TableToolbar
          {...{
            columns,
            search,
            count,
            filters,
            onFiltersChange,
            sort: props.sort,
            onSortChange: props.onSortChange,
            layout,
            onExport,
            exporting: props.exporting,
            hasNoRows,
            coming,
          }}
          onOpenFilters={() => setFiltering({})}
        />
      )}
      <TableBody
        {...props}
        rows={rows}
        printing={paper.printing}
        actions={paper.gathered ? actsOfPage(props) : props.actions}
        layout={layout}
        onFilter={onFiltersChange ? (field) => setFiltering({ field }) : undefined}
      />
      <PaperNote {...props} rows={rows.length} gathered={paper.gathered} />
      {more}
      <BulkBar {...props} />
      {props.error || props.total === 0 ? null : <TableFooter {...props} coming={coming} />}
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

/** No acts for the rows that came for the paper alone, where they are not shown. */
function actsOfPage<Row extends object>({ actions, rows, rowId }: DataTableProps<Row>) {
  const onPage = new Set(rows.map(rowId))
  return actions && ((row: Row) => (onPage.has(rowId(row)) ? actions(row) : []))
}

interface TableBodyProps<Row extends object> extends DataTableProps<Row> {
  layout: TableLayout<Row>
  /** It is going on paper, where a table is one also of a phone. */
  printing: boolean
  onFilter?: (field: string) => void
}

function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { rows, loading = false, error, empty, filters = [], layout } = props
  const table = useTableTexts()
  const phone = useMediaQuery(phoneMedia, { noSsr: true })
  if (error) return <ErrorState {...error} title={error.title ?? table.failed} />
  if (rows.length === 0 && !loading)
    return filters.length > 0 || empty === undefined ? (
      <EmptyState title={filters.length > 0 ? table.noRowsFiltered : table.noRows} />
    ) : (
      empty
    )
  if (rows.length === 0)
    return (
      <ListSkeleton
        rows={phone ? 4 : Math.min(props.pageSize, 15)}
        rowHeight={phone ? 160 : rowHeights[layout.density]}
      />
    )
  return phone && !props.printing ? <PhoneCards {...props} /> : <TableGrid {...props} />
}
