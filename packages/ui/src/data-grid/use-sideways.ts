import { type RefObject, type UIEvent, useLayoutEffect } from 'react'

/** Header and rows scroll sideways together, and the table knows whether there is anything to scroll. */
export function useSideways(table: RefObject<HTMLTableElement | null>) {
  useLayoutEffect(() => {
    const frame = table.current
    const body = frame?.tBodies[0]
    if (!frame || !body) return undefined
    const measure = () => frame.toggleAttribute('data-wide', body.scrollWidth > body.clientWidth)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })

  return (event: UIEvent<HTMLElement>) => {
    const { scrollLeft } = event.currentTarget
    for (const part of [table.current?.tHead, table.current?.tBodies[0]]) {
      if (part && part.scrollLeft !== scrollLeft) part.scrollLeft = scrollLeft
    }
  }
}
