import { useLocation } from '@ensemble/mf-kit'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { returnToPlace } from './return-to-place.ts'

/**
 * Where each entry of the history (by its key) was scrolled to. In memory: the router's own component keeps it in
 * session storage.
 */
const positions = new Map<string, number>()

/** A new page begins at its top; Back and Forward return to where the visitor was. */
export function ScrollMemory() {
  const { key, pathname, hash } = useLocation()
  const shown = useRef<string | null>(null)

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const isFirst = shown.current === null
    const samePage = isFirst || shown.current === pathname
    shown.current = pathname
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const known = positions.get(key)
    // The first page of a visit is where its visitor has scrolled to before the application came.
    if (isFirst && known === undefined) positions.set(key, window.scrollY)
    if (known !== undefined) return returnToPlace(known)
    if (anchor) anchor.scrollIntoView()
    else if (!samePage) window.scrollTo(0, 0)
    return undefined
  }, [key, pathname, hash])

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  return null
}
