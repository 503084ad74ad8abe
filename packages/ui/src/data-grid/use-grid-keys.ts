import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const rowsOfPage = 10

const pressable = ['a[href]', 'button:not(:disabled)', 'input']
/** What stands in the order of Tab. */
const inOrder = [...pressable, 'td', 'th'].map((one) => `${one}:not([tabindex="-1"])`).join(', ')

/**
 * The keyboard of a grid: one stop for Tab, arrows from cell to cell and to what a cell holds, Home and End in the row,
 * with Ctrl in the table, space chooses the row, enter opens it. Which stop is the one of Tab is written to the elements:
 * the cells are drawn by the screens, with links and buttons of their own.
 * @param openRow what enter does in a row, by its place on the page, that has no link
 * @returns handlers of the table, and `keepOneStop` for whatever draws rows without drawing the table
 */
export function useGridKeys(table: RefObject<HTMLTableElement | null>, openRow: (at: number) => void) {
  const stop = useRef<HTMLElement | null>(null)
  const place = useRef({ row: 1, column: 0 })
  const inside = useRef(false)

  function keepOneStop() {
    const grid = table.current
    if (!grid || grid.rows.length === 0) return
    // Rows bring their own stops out of the order of Tab; what else screens draw into them follows here.
    for (const one of grid.querySelectorAll<HTMLElement>(inOrder)) if (one !== stop.current) one.tabIndex = -1
    const lost = stop.current === null || !grid.contains(stop.current)
    const rows = rowsOf(grid)
    if (lost) stop.current = stopAt(rows, Math.min(place.current.row, rows.length - 1), place.current.column)
    if (stop.current) stop.current.tabIndex = 0
    // The row that had the focus is gone, with what was done to it: the next one takes its place.
    if (lost && inside.current && document.activeElement === document.body) stop.current?.focus()
  }
  useLayoutEffect(keepOneStop)

  function onFocus(event: FocusEvent<HTMLElement>) {
    const rows = rowsOf(table.current)
    const row = rows.findIndex((each) => each.contains(event.target))
    const column = cellsOf(rows[row]).findIndex((each) => each.contains(event.target))
    if (row < 0 || column < 0) return
    if (stop.current) stop.current.tabIndex = -1
    stop.current = event.target
    stop.current.tabIndex = 0
    place.current = { row, column }
    inside.current = true
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event
    // The keys of an open menu come through here as well.
    if (!(target instanceof HTMLElement) || !table.current?.contains(target)) return
    const rows = rowsOf(table.current)
    const { row, column } = place.current
    const next = nextStop(event, rows, target, row, column)
    if (next) {
      event.preventDefault()
      next.focus()
    } else if (event.key === ' ' && !target.matches('button, input')) {
      event.preventDefault()
      rows[row]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
    } else if (event.key === 'Enter' && target.matches('td')) {
      const link = rows[row]?.querySelector<HTMLElement>('a[href]')
      // The head of the table is the first.
      if (link) link.click()
      else openRow(row - 1)
    }
  }

  return { keepOneStop, onFocus, onBlur: () => (inside.current = false), onKeyDown }
}

function nextStop(event: KeyboardEvent, rows: Element[], from: HTMLElement, row: number, column: number) {
  const inRow = stopsOfRow(rows[row])
  const at = inRow.indexOf(from)
  const far = event.ctrlKey || event.metaKey
  switch (event.key) {
    case 'ArrowRight':
      return inRow[at + 1]
    case 'ArrowLeft':
      return inRow[at - 1]
    case 'ArrowDown':
      return stopAt(rows, row + 1, column)
    case 'ArrowUp':
      return stopAt(rows, row - 1, column)
    case 'PageDown':
      return stopAt(rows, Math.min(rows.length - 1, row + rowsOfPage), column)
    case 'PageUp':
      return stopAt(rows, Math.max(0, row - rowsOfPage), column)
    case 'Home':
      return stopsOfRow(rows[far ? 0 : row])[0]
    case 'End':
      return stopsOfRow(rows[far ? rows.length - 1 : row]).at(-1)
    default:
      return undefined
  }
}

function rowsOf(table: HTMLTableElement | null): Element[] {
  return table ? [...table.rows] : []
}

function cellsOf(row: Element | undefined): Element[] {
  return row ? [...row.children] : []
}

function stopsOfRow(row: Element | undefined): HTMLElement[] {
  return cellsOf(row).flatMap(stopsOf)
}

/** What a cell holds to press or to follow; the cell itself where it holds nothing. */
function stopsOf(cell: Element): HTMLElement[] {
  const held = [...cell.querySelectorAll<HTMLElement>(pressable.join(', '))]
  return held.length > 0 || !(cell instanceof HTMLElement) ? held : [cell]
}

function stopAt(rows: Element[], row: number, column: number): HTMLElement | null {
  const cells = cellsOf(rows[row])
  const cell = cells[Math.min(column, cells.length - 1)]
  return cell ? (stopsOf(cell)[0] ?? null) : null
}
