import { type CSSProperties, useId, useRef } from 'react'
import { TextLink } from '../actions/text-link.tsx'
import { useTableTexts } from './texts/use-table-texts.ts'
import { ActionsCell, actionsWidth } from './actions-cell.tsx'
import { CutWords } from './cut-words.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { Frame, rowHeights } from './grid-styles.ts'
import { HeaderCell } from './header-cell.tsx'
import { RowBox } from './row-box.tsx'
import type { TableAction, TableColumn } from './table-column.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useSideways } from './use-sideways.ts'
import type { TableLayout } from './use-table-layout.ts'

interface TableGridProps<Row extends object> extends DataTableProps<Row> {
  layout: TableLayout<Row>
  /** Opens the filters on the column whose menu was used. */
  onFilter?: (field: string) => void
}

const boxWidth = 48
const firstShare = 2
const usualWidths = { text: 200, number: 110, date: 140, choice: 150 } as const

/** The table as a grid: rows of one line, one stop for Tab, arrows inside, sorting by the headers. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { rows, rowId, actions, layout, label, selection, onSelectionChange } = props
  const texts = useTableTexts()
  const table = useRef<HTMLTableElement>(null)
  const keys = useGridKeys(table)
  const follow = useSideways(table)
  const acts = actions ? rows.map((row) => actions(row)) : null
  const chosen = rows.filter((row) => selection?.has(rowId(row))).length

  const last = useRef<string | null>(null)
  const prefix = useId()

  function toggle(at: number, id: string, extend: boolean) {
    const from = extend ? rows.findIndex((row) => rowId(row) === last.current) : -1
    const between = from < 0 ? [id] : rows.slice(Math.min(from, at), Math.max(from, at) + 1).map(rowId)
    last.current = id
    choose(between, !selection?.has(id))
  }

  /** What is chosen on other pages stays. */
  function choose(ids: readonly string[], wanted: boolean) {
    const next = new Set(selection)
    for (const id of ids) {
      if (wanted) next.add(id)
      else next.delete(id)
    }
    onSelectionChange?.(next)
  }

  return (
    <CutWords>
      <Frame
        ref={table}
        role="grid"
        aria-label={label}
        aria-busy={props.loading}
        aria-multiselectable={onSelectionChange ? true : undefined}
        style={sizesOf(layout, onSelectionChange !== undefined, acts)}
        {...keys}
      >
        <thead onScroll={follow}>
          <tr role="row">
            {onSelectionChange ? (
              <th role="columnheader" className="ens-box" tabIndex={-1}>
                <RowBox
                  label={texts.selectAll}
                  checked={chosen > 0 && chosen === rows.length}
                  some={chosen > 0}
                  onChange={() => choose(rows.map(rowId), chosen < rows.length)}
                />
              </th>
            ) : null}
            {layout.shown.map((column, index) => (
              <HeaderCell
                key={column.id}
                {...{ column, layout, onFilter: props.onFilter, onSortChange: props.onSortChange }}
                first={index === 0}
                sort={props.sort ?? null}
              />
            ))}
            {acts ? (
              <th role="columnheader" className="ens-acts" tabIndex={-1}>
                <span className="ens-cell">{texts.actions}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody onScroll={follow}>
          {rows.map((row, at) => {
            const id = rowId(row)
            const isChosen = selection?.has(id) ?? false
            const ids = { own: `${prefix}${at}`, name: `${prefix}${at}-name` }
            return (
              <tr key={id} role="row" aria-selected={onSelectionChange ? isChosen : undefined}>
                {onSelectionChange ? (
                  <td role="gridcell" className="ens-box" tabIndex={-1}>
                    <RowBox
                      {...{ ids, label: texts.select, checked: isChosen }}
                      onChange={(extend) => toggle(at, id, extend)}
                    />
                  </td>
                ) : null}
                {layout.shown.map((column, index) => (
                  <td
                    key={column.id}
                    id={index === 0 && onSelectionChange ? ids.name : undefined}
                    role="gridcell"
                    tabIndex={-1}
                    data-field={column.id}
                    className={cellClass(column, index)}
                  >
                    <Content column={column} row={row} />
                  </td>
                ))}
                {acts ? (
                  <td role="gridcell" className="ens-acts" tabIndex={-1}>
                    <ActionsCell actions={acts[at] ?? []} name={layout.shown[0]?.render(row)} />
                  </td>
                ) : null}
              </tr>
            )
          })}
        </tbody>
      </Frame>
    </CutWords>
  )
}

function cellClass<Row>({ kind }: TableColumn<Row>, index: number): string {
  return [index === 0 ? 'ens-first' : '', kind === 'number' ? 'ens-number' : ''].join(' ')
}

function Content<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const target = column.link?.(row)
  return (
    <span className="ens-cell">
      {target ? (
        <TextLink {...target} quiet className="ens-cell-link">
          {column.render(row)}
        </TextLink>
      ) : (
        column.render(row)
      )}
    </span>
  )
}

/** Widths and the height of a row, as properties that the styles of the table read. */
function sizesOf<Row>(layout: TableLayout<Row>, boxes: boolean, acts: readonly (readonly TableAction[])[] | null) {
  const { shown, widths } = layout
  const least = (column: TableColumn<Row>) => column.width ?? usualWidths[column.kind]
  const tracks = shown.map((column, index) => {
    const set = widths[column.id]
    // What is left goes to the name first: it is what a row is known by.
    const share = least(column) * (index === 0 ? firstShare : 1)
    return set === undefined ? `minmax(${least(column)}px, ${share}fr)` : `${set}px`
  })
  const [first] = shown
  const box = boxes ? boxWidth : 0
  const last = acts ? actionsWidth(acts) : '0px'
  // Where every width was set and there is room left, it lies before the acts.
  const rest = shown.every(({ id }) => widths[id] !== undefined) ? ['1fr'] : []
  const sizes: CSSProperties & Record<`--ens-${string}`, string> = {
    '--ens-columns': [...(boxes ? [`${box}px`] : []), ...tracks, ...rest, ...(acts ? [last] : [])].join(' '),
    '--ens-least': `calc(${box + shown.reduce((sum, one) => sum + (widths[one.id] ?? least(one)), 0)}px + ${last})`,
    '--ens-box': `${box}px`,
    '--ens-first': `${box + (first ? (widths[first.id] ?? least(first)) : 0)}px`,
    '--ens-acts': last,
    '--ens-row': `${rowHeights[layout.density]}px`,
  }
  return sizes
}
