import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'

/** A table wider than its column scrolls by itself, and only then is it a stop for the keyboard. */
export function ScrollableTable({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  const texts = useUiTexts()

  useEffect(() => {
    const element = frame.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const region = scrolls ? { tabIndex: 0, role: 'region', 'aria-label': texts.scrollableTable } : {}
  return (
    <div ref={frame} className="ens-table-scroller ens-ring" {...region}>
      <table>{children}</table>
    </div>
  )
}
