import { useLocation } from '@ensemble/mf-kit'
import { type RefObject, useEffect, useRef } from 'react'

/** Entries of the history that have led to their part: whoever comes back by one stands where they were. */
const ledBy = new Set<string>()

/**
 * Whoever is led to one part of a list by the hash of an address (`#past`) begins at its title. The shell does so for what
 * is there with the page; a part of a list comes with its answer.
 * @param part name of the part
 * @returns for its title, which has a tabindex
 */
export function useAim(part: string): RefObject<HTMLHeadingElement | null> {
  const { hash, key } = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  const isMeant = hash === `#${part}`
  useEffect(() => {
    if (!isMeant || ledBy.has(key) || !title.current) return
    ledBy.add(key)
    // Where there is no layout there is nothing to scroll.
    title.current.scrollIntoView?.()
    title.current.focus({ preventScroll: true })
  }, [isMeant, key])
  return title
}
