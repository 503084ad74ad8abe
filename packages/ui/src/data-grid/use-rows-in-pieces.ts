import { startTransition, useEffect, useState } from 'react'

/** Rows of the first picture: as many as a high window shows. */
const firstRows = 25
/** Rows that come at a time after it: what a browser draws between two pictures. */
const piece = 15

/**
 * How many of the rows are drawn by now: those in view in the first picture, the others in the next ones, before
 * anybody has scrolled to them. A list that was only asked for again keeps what is drawn.
 * @param whole all of them at once, for paper
 */
export function useRowsInPieces<Row>(rows: readonly Row[], rowId: (row: Row) => string, whole: boolean): number {
  const [drawn, setDrawn] = useState({ rows, count: firstRows })
  let { count } = drawn
  if (drawn.rows !== rows) {
    const before = new Set(drawn.rows.map(rowId))
    const known = rows.slice(0, firstRows).filter((row) => before.has(rowId(row))).length
    if (known < Math.min(firstRows, rows.length) / 2) count = firstRows
    setDrawn({ rows, count })
  }
  useEffect(() => {
    if (count < rows.length) startTransition(() => setDrawn({ rows, count: count + piece }))
  }, [rows, count])
  return whole ? rows.length : Math.min(count, rows.length)
}
