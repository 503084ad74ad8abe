import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether the tabs inside a place stand in one row without being cut. They are measured while they are there; once they
 * have given way, the place is compared with what they had needed. Before the first paint, so that nothing jumps.
 * @param names What the tabs say. A count that comes later makes its tab wider, and the place no narrower.
 */
export function useRowFits(place: RefObject<HTMLElement | null>, names: readonly string[]): boolean {
  const [fits, setFits] = useState(true)
  const needed = useRef(0)
  const said = names.join('\n')
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    // What gave way is not there: a row that is found then stands inside the panel.
    const row = fits ? element.querySelector('[role="tablist"]') : null
    const measure = () => {
      if (row) needed.current = row.scrollWidth
      setFits(needed.current <= element.clientWidth)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Letters that arrive late make tabs wider as well.
    for (const tab of row?.children ?? []) observer.observe(tab)
    return () => observer.disconnect()
  }, [place, fits, said])
  return fits
}
