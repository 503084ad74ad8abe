import { useSearchParams } from '@ensemble/mf-kit'

/** The row that the address names, for the panel beside a table. */
interface ShownRow<Row> {
  shown: Row | null
  /** Shows this one in its place. */
  show: (row: Row) => void
  close: () => void
  /** The rows before and after it on this page; null at either end. */
  steps: { before: (() => void) | null; after: (() => void) | null }
}

/** Keeps which row is shown beside its table in the address, so that a reload and a link show it again. */
export function useShownRow<Row>(rows: readonly Row[], idOf: (row: Row) => string): ShownRow<Row> {
  const [address, setAddress] = useSearchParams()
  const place = rows.findIndex((row) => idOf(row) === address.get('show'))

  function set(id: string | null) {
    const next = new URLSearchParams(address)
    if (id === null) next.delete('show')
    else next.set('show', id)
    setAddress(next, { replace: true, preventScrollReset: true })
  }

  const show = (row: Row) => set(idOf(row))
  const stepTo = (row: Row | undefined) => (place >= 0 && row !== undefined ? () => show(row) : null)
  return {
    shown: rows[place] ?? null,
    show,
    close: () => set(null),
    steps: { before: stepTo(rows[place - 1]), after: stepTo(rows[place + 1]) },
  }
}
