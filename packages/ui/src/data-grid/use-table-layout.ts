import type { TableChoice } from '@ensemble/contracts/users/own-tables'
import { useMemo, useState } from 'react'
import type { KeptTable } from './data-table-props.ts'
import type { TableColumn, TableDensity } from './table-column.ts'

/** Narrower than this, no column says anything. In px. */
const leastWidth = 72
const mostWidth = 800

/** How one person wants a table. */
export interface TableLayout<Row> {
  /** All of them, in this person's order. */
  ordered: readonly TableColumn<Row>[]
  /** Those on the screen. */
  shown: readonly TableColumn<Row>[]
  hidden: ReadonlySet<string>
  /** Widths that were set, in px. */
  widths: Readonly<Record<string, number>>
  density: TableDensity
  toggle: (id: string) => void
  /** By so many places; the first column stays where it is. */
  move: (id: string, by: number) => void
  resize: (id: string, width: number) => void
  setDensity: (density: TableDensity) => void
  reset: () => void
}

/** Columns, their order and width, and the density, as this person set them. */
export function useTableLayout<Row>(
  columns: readonly TableColumn<Row>[],
  initialDensity: TableDensity,
  kept: KeptTable | undefined,
): TableLayout<Row> {
  const [untilLeft, setUntilLeft] = useState<TableChoice>({})
  const { choice, keep } = kept ?? { choice: untilLeft, keep: setUntilLeft }
  // The same as long as the screen's columns are: rows are drawn again for other ones.
  const { ordered, hidden, shown } = useMemo(() => arranged(columns, choice), [columns, choice])

  const change = (part: TableChoice) => keep({ ...choice, ...part })

  return {
    ordered,
    shown,
    hidden,
    widths: choice.widths ?? {},
    density: choice.density ?? initialDensity,
    toggle: (id) => {
      const next = new Set(hidden)
      if (!next.delete(id)) next.add(id)
      change({ hidden: [...next] })
    },
    move: (id, by) => {
      const ids = ordered.slice(1).map((one) => one.id)
      const from = ids.indexOf(id)
      const to = from + by
      if (from < 0 || to < 0 || to >= ids.length) return
      ids.splice(to, 0, ...ids.splice(from, 1))
      change({ order: ids })
    },
    resize: (id, width) =>
      change({ widths: { ...choice.widths, [id]: Math.round(Math.min(mostWidth, Math.max(leastWidth, width))) } }),
    setDensity: (density) => change({ density }),
    reset: () => keep(choice.views ? { views: choice.views } : {}),
  }
}

function arranged<Row>(columns: readonly TableColumn<Row>[], { order = [], hidden: put }: TableChoice) {
  const ordered = inOrder(columns, order)
  const hidden = new Set(put ?? columns.filter((one) => one.hidden).map((one) => one.id))
  return { ordered, hidden, shown: ordered.filter(({ id }, index) => index === 0 || !hidden.has(id)) }
}

/** The first stays the first; those that were moved, in that order; those that came later, where they were declared. */
function inOrder<Row>(columns: readonly TableColumn<Row>[], order: readonly string[]): readonly TableColumn<Row>[] {
  const [first, ...others] = columns
  if (!first || order.length === 0) return columns
  const placeOf = (column: TableColumn<Row>) => {
    const place = order.indexOf(column.id)
    return place < 0 ? others.indexOf(column) : place
  }
  return [first, ...[...others].sort((one, other) => placeOf(one) - placeOf(other))]
}
