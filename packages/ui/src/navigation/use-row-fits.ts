import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether the tabs inside a place stand in one row without being cut. They are measured while they are there; once they
 * have given way, the place is compared with what they had needed. Before the first paint, so that nothing jumps.
 */
export function useRowFits(place: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true)
  const needed = useRef(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => {
      const row = element.querySelector('[role="tablist"]')
      if (row) needed.current = row.scrollWidth
      setFits(needed.current <= element.clientWidth)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return fits
}
