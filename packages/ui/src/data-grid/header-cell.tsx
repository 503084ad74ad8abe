import { styled } from '@mui/material/styles'
import { EllipsisVerticalIcon } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import { Menu, type MenuEntry } from '../actions/menu.tsx'
import { fillText } from '../texts/ui-texts.ts'
import { useTableTexts } from './texts/use-table-texts.ts'
import { token } from '../theme/tokens.ts'
import { cellClass } from './grid-body.tsx'
import { SortMark } from './sort-mark.tsx'
import type { TableColumn, TableSort } from './table-column.ts'
import type { TableLayout } from './use-table-layout.ts'

interface HeaderCellProps<Row> {
  column: TableColumn<Row>
  /** The first stays where it is and cannot be hidden. */
  first: boolean
  layout: TableLayout<Row>
  sort: TableSort | null
  onSortChange?: (sort: TableSort | null) => void
  onFilter?: (field: string) => void
}

/** By so much a column grows or shrinks from its menu, in px. */
const step = 40

const Sort = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  flex: '1 1 auto',
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  '.ens-number &': { justifyContent: 'flex-end' },
  // A button is drawn on the first sheet alone where the heads come again on each.
  '@media print': { display: 'contents' },
})
const Options = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  right: '6px',
  display: 'grid',
  placeItems: 'center',
  background: token('gray-100'),
  opacity: 0,
  '& button': { width: '28px', height: '32px' },
  'th:hover > &, th:focus-within > &': { opacity: 1 },
  '@media (hover: none)': { opacity: 1, position: 'static' },
})
const Grip = styled('span')({
  position: 'absolute',
  zIndex: 1,
  insetBlock: '8px',
  right: 0,
  width: '8px',
  cursor: 'col-resize',
  touchAction: 'none',
  borderRight: `2px solid transparent`,
  'th:hover > &': { borderRightColor: token('gray-400') },
})

/** The name of a column, which sorts by it; its menu, and its edge, which can be drawn. */
export function HeaderCell<Row>({ column, first, layout, sort, onSortChange, onFilter }: HeaderCellProps<Row>) {
  const table = useTableTexts()
  const cell = useRef<HTMLTableCellElement>(null)
  const sortable = onSortChange !== undefined && column.sortable !== false
  const direction = sort?.field === column.id ? sort.order : null
  const menu = columnMenu({ column, first, layout, onSortChange: sortable ? onSortChange : undefined, onFilter })

  function draw(event: PointerEvent<HTMLElement>) {
    event.preventDefault()
    const grip = event.currentTarget
    const start = event.clientX
    const width = cell.current?.offsetWidth ?? 0
    const move = (moved: globalThis.PointerEvent) => layout.resize(column.id, width + moved.clientX - start)
    grip.setPointerCapture(event.pointerId)
    grip.addEventListener('pointermove', move)
    grip.addEventListener('lostpointercapture', () => grip.removeEventListener('pointermove', move), { once: true })
  }

  return (
    <th
      ref={cell}
      role="columnheader"
      scope="col"
      tabIndex={-1}
      data-field={column.id}
      aria-sort={sortable ? sortWords[direction ?? 'none'] : undefined}
      className={cellClass(column, first)}
    >
      {sortable ? (
        <Sort type="button" onClick={() => onSortChange(nextSort(column.id, direction))}>
          <span className="ens-cell">{column.label}</span>
          <SortMark direction={direction} />
        </Sort>
      ) : (
        <span className="ens-cell">{column.label}</span>
      )}
      <Options className="ens-header-menu">
        <Menu
          label={fillText(table.columnOptions, { name: column.label })}
          icon={<EllipsisVerticalIcon size={18} />}
          items={menu.map((entry) => ({ ...entry, label: fillText(entry.label, { name: column.label }) }))}
        />
      </Options>
      <Grip aria-hidden className="ens-no-print" onPointerDown={draw} />
    </th>
  )

  function columnMenu(of: Pick<HeaderCellProps<Row>, 'column' | 'first' | 'layout' | 'onSortChange' | 'onFilter'>) {
    const { id } = of.column
    const width = () => cell.current?.offsetWidth ?? 0
    const entries: (MenuEntry | false)[] = [
      of.onSortChange !== undefined && {
        id: 'asc',
        label: `${table.sort} ${table.sortAscending}`,
        onSelect: () => of.onSortChange?.({ field: id, order: 'asc' }),
      },
      of.onSortChange !== undefined && {
        id: 'desc',
        label: `${table.sort} ${table.sortDescending}`,
        onSelect: () => of.onSortChange?.({ field: id, order: 'desc' }),
      },
      of.onFilter !== undefined &&
        of.column.filterable !== false && {
          id: 'filter',
          label: table.filterColumn,
          onSelect: () => of.onFilter?.(id),
        },
      !of.first && { id: 'left', label: table.moveLeft, onSelect: () => of.layout.move(id, -1) },
      !of.first && { id: 'right', label: table.moveRight, onSelect: () => of.layout.move(id, 1) },
      { id: 'wider', label: table.wider, onSelect: () => of.layout.resize(id, width() + step) },
      { id: 'narrower', label: table.narrower, onSelect: () => of.layout.resize(id, width() - step) },
      !of.first && { id: 'hide', label: table.hideColumn, onSelect: () => of.layout.toggle(id) },
    ]
    return entries.filter((entry) => entry !== false)
  }
}

const sortWords = { asc: 'ascending', desc: 'descending', none: 'none' } as const

/** Up, down, and then as the list comes. */
function nextSort(field: string, direction: 'asc' | 'desc' | null): TableSort | null {
  if (direction === null) return { field, order: 'asc' }
  return direction === 'asc' ? { field, order: 'desc' } : null
}
