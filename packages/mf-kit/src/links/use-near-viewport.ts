import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/** How far below the screen something counts as near (specification, section 9). */
export const nearMargin = '200px'

/**
 * Calls `onNear` once, when the element is within 200 px of the screen.
 * @returns the ref of the element to watch
 */
export function useNearViewport(onNear: () => void): RefCallback<Element> {
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  return useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        latest.current()
      },
      { rootMargin: nearMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}
