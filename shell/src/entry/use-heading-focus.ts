import { useEffect, useRef } from 'react'

/**
 * Leads the focus to the title of a page whose next step took the place of the one before, and of the button that was
 * pressed there. The first step leaves the focus where it is.
 */
export function useHeadingFocus(step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [step])
}
