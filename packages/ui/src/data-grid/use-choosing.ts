import { useRef } from 'react'
import type { DataTableProps } from './data-table-props.ts'

type Chosen<Row extends object> = Pick<DataTableProps<Row>, 'rows' | 'rowId' | 'selection' | 'onSelectionChange'>

/** The boxes of the rows: one by one, all from the last one to this one, or all of the page at once. */
export function useChoosing<Row extends object>({ rows, rowId, selection, onSelectionChange }: Chosen<Row>) {
  const last = useRef<string | null>(null)
  const chosen = rows.filter((row) => selection?.has(rowId(row))).length

  function toggle(at: number, extend: boolean) {
    const [row] = rows.slice(at, at + 1)
    if (!row) return
    const id = rowId(row)
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

  return {
    /** How many of the page. */
    chosen,
    toggle,
    chooseAll: () => choose(rows.map(rowId), chosen < rows.length),
  }
}
