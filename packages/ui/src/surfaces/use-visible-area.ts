import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps a page-high surface within what a phone's keyboard leaves of the screen, so that the question and its button
 * stay in view. Some browsers shrink the page for the keyboard, others only tell of it (`visualViewport`).
 */
export function useVisibleArea(active: boolean): RefObject<HTMLDivElement | null> {
  const surface = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const area = window.visualViewport
    if (!active || !area) return undefined
    const place = (height: string, top: string) => {
      surface.current?.style.setProperty('height', height)
      surface.current?.style.setProperty('top', top)
    }
    const fit = () => {
      // Somebody who enlarges the page with two fingers wants it larger, not lower.
      if (area.scale > 1) return
      place(`${area.height}px`, `${area.offsetTop}px`)
      const { activeElement } = document
      if (activeElement && surface.current?.contains(activeElement)) {
        questionOf(activeElement).scrollIntoView({ block: 'nearest' })
      }
    }
    fit()
    area.addEventListener('resize', fit)
    area.addEventListener('scroll', fit)
    return () => {
      area.removeEventListener('resize', fit)
      area.removeEventListener('scroll', fit)
      place('', '')
    }
  }, [active])
  return surface
}

/** What is being written, with its question: both stay in sight when their window becomes lower. */
export function questionOf(field: Element): Element {
  const written = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const label = written ? field.labels?.[0] : undefined
  return label?.parentElement ?? field
}
