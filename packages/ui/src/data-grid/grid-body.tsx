import { createElement, type ReactNode, type UIEventHandler, useLayoutEffect } from 'react'
import { useTableTexts } from './texts/use-table-texts.ts'
import type { DataTableProps } from './data-table-props.ts'
import { GridRow, nameOf } from './grid-row.tsx'
import type { TableAction, TableColumn } from './table-column.ts'
import type { RowPresses } from './use-row-presses.ts'
import { useRowsInPieces } from './use-rows-in-pieces.ts'

interface GridBodyProps<Row extends object> extends DataTableProps<Row> {
  shown: readonly TableColumn<Row>[]
  /** Of each row; null where rows have none. */
  acts: readonly (readonly TableAction[])[] | null
  /** It is going on paper, with all its rows at once. */
  printing: boolean
  /** The row whose menu is open. */
  openAt: number | null
  /** Begins the ids of the rows. */
  prefix: string
  presses: RowPresses
  /** Some rows more are there. */
  onDrawn: () => void
  onScroll: UIEventHandler<HTMLElement>
}

/** The rows of the table: those in view first, and the room of all of them from the beginning. */
export function GridBody<Row extends object>(props: GridBodyProps<Row>) {
  const { rows, rowId, shown, acts, prefix, presses, selection, onSelectionChange, page, pageSize, onDrawn } = props
  const texts = useTableTexts()
  const count = useRowsInPieces(rows, rowId, props.printing)
  useLayoutEffect(() => onDrawn())
  return (
    <tbody onScroll={props.onScroll} style={{ minHeight: `calc(${rows.length} * var(--ens-row))` }}>
      {rows.slice(0, count).map((row, at) => (
        <GridRow
          key={rowId(row)}
          {...{ row, columns: shown, texts, at, presses }}
          id={`${prefix}${at}`}
          // The head of the table is the first.
          rowIndex={page * pageSize + at + 2}
          acts={acts?.[at] ?? null}
          chosen={onSelectionChange ? (selection?.has(rowId(row)) ?? false) : null}
          open={props.openAt === at}
          draw={() => drawRow(row, shown, nameOf(`${prefix}${at}`))}
        />
      ))}
    </tbody>
  )
}

function drawRow<Row>(row: Row, columns: readonly TableColumn<Row>[], nameId: string) {
  const contents = columns.map((column) => column.render(row))
  const cells = columns.map((column, index) => (
    <td
      key={column.id}
      id={index === 0 ? nameId : undefined}
      role="gridcell"
      tabIndex={-1}
      data-field={column.id}
      className={cellClass(column, index === 0)}
    >
      <span className="ens-cell">{linked(column, row, contents[index])}</span>
    </td>
  ))
  return { cells, name: contents[0] }
}

/** Of a column and its head. */
export function cellClass<Row>({ kind, twoLines }: TableColumn<Row>, first: boolean): string {
  return [first ? 'ens-first' : '', kind === 'number' ? 'ens-number' : '', twoLines ? 'ens-two' : ''].join(' ')
}

function linked<Row>(column: TableColumn<Row>, row: Row, content: ReactNode): ReactNode {
  const target = column.link?.(row)
  if (!target) return content
  const { component = 'a', ...link } = target
  return createElement(component, { ...link, className: 'ens-cell-link', tabIndex: -1 }, content)
}
