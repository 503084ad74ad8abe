import { useLocation } from '@ensemble/mf-kit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { anchorOf } from '../platform/anchor-of.ts'
import { returnToPlace } from './return-to-place.ts'

/** A new page begins at its top; Back and Forward return to where the visitor was. */
export function ScrollMemory() {
  const { key, pathname, hash } = useLocation()
  const shown = useRef<string | null>(null)
  /** The entry that is on the screen: a scroll that is told late must not count for the one before. */
  const entry = useRef(key)
  /** Where each entry of the history (by its key) was scrolled to; in memory alone. */
  const [positions] = useState(() => new Map<string, number>())

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const samePage = shown.current === null || shown.current === pathname
    shown.current = pathname
    entry.current = key
    const anchor = anchorOf(hash)
    const known = positions.get(key)
    if (known !== undefined) return returnToPlace(known)
    if (anchor) anchor.scrollIntoView()
    else if (!samePage) window.scrollTo(0, 0)
    return undefined
  }, [key, pathname, hash, positions])

  useEffect(() => {
    // The first page is where its visitor has scrolled to before the application came. To ask before it is painted would
    // lay it out once more.
    if (!positions.has(key)) positions.set(key, window.scrollY)
  }, [key, positions])

  useEffect(() => {
    const remember = () => positions.set(entry.current, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [positions])

  return null
}
