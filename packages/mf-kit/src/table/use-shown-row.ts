import { useSearchParams } from '@ensemble/mf-kit'
import { useEffect, useEffectEvent, useState } from 'react'

/** The row that the address names, for the panel beside a table. */
interface ShownRow<Row> {
  shown: Row | null
  /** Shows this one in its place. */
  show: (row: Row) => void
  close: () => void
  /** The rows before and after it on this page; null at either end. */
  steps: { before: (() => void) | null; after: (() => void) | null }
  /** What the address names where no row of this page is shown for it: it may stand on another page. */
  elsewhere: string | null
}

/**
 * Keeps which row is shown beside its table in the address, so that a reload and a link show it again. Where it is gone
 * from the list, with what was decided on it, the one that followed it takes its place: who decides on many goes on.
 */
export function useShownRow<Row>(rows: readonly Row[], idOf: (row: Row) => string): ShownRow<Row> {
  const [address, setAddress] = useSearchParams()
  const wanted = address.get('show')
  const placeOf = (id: string | null) => rows.findIndex((row) => idOf(row) === id)
  const own = placeOf(wanted)
  const [follower, setFollower] = useState<string | null>(null)
  const neighbour = rows[own + 1] ?? rows[own - 1]
  const following = neighbour ? idOf(neighbour) : null
  if (own >= 0 && following !== follower) setFollower(following)
  const gone = wanted !== null && own < 0
  const place = gone ? placeOf(follower) : own

  function set(id: string | null) {
    const next = new URLSearchParams(address)
    if (id === null) next.delete('show')
    else next.set('show', id)
    setAddress(next, { replace: true, preventScrollReset: true })
  }

  const moveOn = useEffectEvent(() => set(follower))
  const movesOn = gone && place >= 0
  useEffect(() => {
    if (movesOn) moveOn()
  }, [movesOn])

  const show = (row: Row) => set(idOf(row))
  const stepTo = (row: Row | undefined) => (place >= 0 && row !== undefined ? () => show(row) : null)
  return {
    shown: rows[place] ?? null,
    show,
    close: () => set(null),
    steps: { before: stepTo(rows[place - 1]), after: stepTo(rows[place + 1]) },
    elsewhere: place < 0 ? wanted : null,
  }
}
