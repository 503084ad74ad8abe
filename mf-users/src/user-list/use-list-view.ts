import { useSearchParams } from '@ensemble/mf-kit'
import { useMemo, useState } from 'react'
import { type ListView, privatePart, type PrivateView, readView, writeView } from './list-view.ts'

const nothing: PrivateView = { filters: [], sort: null }

/**
 * The view in the address, with what may not stand there in memory. Any change but of the page goes back to the first.
 */
export function useListView() {
  const [address, setAddress] = useSearchParams()
  const [hidden, setHidden] = useState(nothing)
  const view = useMemo<ListView>(() => {
    const shown = readView(address)
    return { ...shown, filters: [...shown.filters, ...hidden.filters], sort: hidden.sort ?? shown.sort }
  }, [address, hidden])

  function change(part: Partial<ListView>) {
    const next = { ...view, page: 0, ...part }
    setHidden(privatePart(next))
    setAddress(writeView(next, address), { preventScrollReset: part.page === undefined })
  }
  /** Goes to a view that somebody saved; what was hidden belongs to the one before. */
  function open(saved: string) {
    setHidden(nothing)
    setAddress(saved, { preventScrollReset: true })
  }
  return { view, change, open }
}
