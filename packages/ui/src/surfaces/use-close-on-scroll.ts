import { useEffect, useEffectEvent } from 'react'

/** Px by which a page may move under an open list: it is told of its last movement after it has come to rest. */
const slack = 8

/**
 * A list that hangs on a field closes when the page scrolls, as the browser's own lists do. Locking the page instead
 * would take its scrollbar away and move everything under the pointer.
 */
export function useCloseOnScroll(open: boolean, close: () => void): void {
  const onScroll = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    // Only the page's own scrolling reaches the window: that of the list itself does not bubble.
    const begun = window.scrollY
    const listener = () => {
      if (Math.abs(window.scrollY - begun) > slack) onScroll()
    }
    window.addEventListener('scroll', listener, { passive: true })
    return () => window.removeEventListener('scroll', listener)
  }, [open])
}
