import { useLocation, useSearchParams } from '@ensemble/mf-kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { readPage, writePage } from './table-address.ts'

/**
 * Which page of a list is shown, 0 for the first, kept in the address: who comes back to the list, loads it anew or
 * shares it sees the same rows. A table has `useTableState`.
 * @param prefix of the list, where another one is on the same screen: `letters` keeps its page as `letters-page`
 * @returns the page, and how to turn to another; that may be done while the list is drawn (`leaveGonePage`)
 */
export function useListPage(prefix?: string): [number, (page: number) => void] {
  const [address, setAddress] = useSearchParams()
  // Each change of the address has its own, also one back to where it was.
  const { key } = useLocation()
  // No address may change while something is drawn: it follows, and from then on it alone says which page.
  const [turned, setTurned] = useState<{ at: string; page: number } | null>(null)
  if (turned && turned.at !== key) setTurned(null)
  const follow = useEffectEvent((page: number) =>
    setAddress((now) => writePage(page, now, prefix), { replace: true, preventScrollReset: true }),
  )
  useEffect(() => {
    if (turned) follow(turned.page)
  }, [turned])
  const page = turned?.at === key ? turned.page : readPage(address, prefix)
  return [
    page,
    (next) => {
      if (next !== page) setTurned({ at: key, page: next })
    },
  ]
}
