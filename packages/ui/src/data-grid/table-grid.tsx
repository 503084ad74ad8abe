import { type CSSProperties, useId, useRef, useState } from 'react'
import { actionsWidth } from './main-actions.tsx'
import { CutWords } from './cut-words.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { Frame, rowHeights } from './grid-styles.ts'
import { GridBody } from './grid-body.tsx'
import { GridHead } from './grid-head.tsx'
import { RowMenu } from './row-menu.tsx'
import type { TableAction, TableColumn } from './table-column.ts'
import { useChoosing } from './use-choosing.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useRowPresses } from './use-row-presses.ts'
import { useSideways } from './use-sideways.ts'
import type { TableLayout } from './use-table-layout.ts'

interface TableGridProps<Row extends object> extends DataTableProps<Row> {
  layout: TableLayout<Row>
  /** It is going on paper, with all its rows at once. */
  printing: boolean
  /** Opens the filters on the column whose menu was used. */
  onFilter?: (field: string) => void
}

const boxWidth = 48
const firstShare = 2
const usualWidths = { text: 200, number: 110, date: 140, choice: 150 } as const

/** The table as a grid: rows of one height, one stop for Tab, arrows inside, sorting by the headers. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>) {
  const { rows, rowId, actions, layout, label, onSelectionChange } = props
  const { shown } = layout
  const table = useRef<HTMLTableElement>(null)
  const acts = actions ? rows.map((row) => actions(row)) : null
  const { keepOneStop, ...keys } = useGridKeys(table, (at) => acts?.[at]?.find(({ opens }) => opens)?.onSelect())
  const follow = useSideways(table)
  const choosing = useChoosing(props)

  const prefix = useId()
  const [menu, setMenu] = useState<{ of: string; anchor: HTMLElement | null } | null>(null)
  // A row that left the list meanwhile takes its menu with it: it must not act on the row that comes in its place.
  const menuAt = rows.findIndex((row) => rowId(row) === menu?.of)
  const anchor = menuAt < 0 ? null : (menu?.anchor ?? null)
  const presses = useRowPresses({
    choose: choosing.toggle,
    // A double press is one: its second half would meet what stands there by then.
    act: (at, id, detail) => {
      if (detail < 2) acts?.[at]?.find((act) => act.id === id)?.onSelect()
    },
    more: (at, button) => {
      const [row] = rows.slice(at, at + 1)
      if (row) setMenu({ of: rowId(row), anchor: button })
    },
  })

  return (
    <CutWords>
      <Frame
        ref={table}
        role="grid"
        aria-label={label}
        aria-busy={props.loading}
        // Of all that there are: one page of them is here.
        aria-rowcount={props.totalIsCapped ? -1 : Math.max(props.total, rows.length) + 1}
        aria-multiselectable={onSelectionChange ? true : undefined}
        style={sizesOf(layout, onSelectionChange !== undefined, acts)}
        {...keys}
      >
        <GridHead {...props} choosing={choosing} hasActs={acts !== null} onScroll={follow} />
        <GridBody
          {...props}
          {...{ shown, acts, prefix, presses }}
          openAt={anchor && menuAt}
          onDrawn={keepOneStop}
          onScroll={follow}
        />
      </Frame>
      <RowMenu
        id={`${prefix}${menuAt}`}
        anchor={anchor}
        items={(acts?.[menuAt] ?? []).filter(({ main }) => !main)}
        onClose={() => setMenu(menu && { ...menu, anchor: null })}
      />
    </CutWords>
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
  const height = rowHeights[layout.density]
  const last = acts ? actionsWidth(acts) : '0px'
  // Where every width was set and there is room left, it lies before the acts.
  const rest = shown.every(({ id }) => widths[id] !== undefined) ? ['1fr'] : []
  const sizes: CSSProperties & Record<`--ens-${string}`, string> = {
    '--ens-columns': [...(boxes ? [`${box}px`] : []), ...tracks, ...rest, ...(acts ? [last] : [])].join(' '),
    '--ens-least': `calc(${box + shown.reduce((sum, one) => sum + (widths[one.id] ?? least(one)), 0)}px + ${last})`,
    '--ens-box': `${box}px`,
    '--ens-first': `${box + (first ? (widths[first.id] ?? least(first)) : 0)}px`,
    '--ens-acts': last,
    // Two lines keep their room where somebody reads in a larger size.
    '--ens-row': shown.some(({ twoLines }) => twoLines) ? `max(${height}px, 2.75em)` : `${height}px`,
  }
  return sizes
}
