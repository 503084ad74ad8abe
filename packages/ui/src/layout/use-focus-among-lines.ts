import { type FocusEvent, type RefObject, useRef } from 'react'
import { type FocusHandlers, useFocusAfterRemoval } from './use-focus-after-removal.ts'

const focusable = 'a[href], button, input:not([hidden]), textarea, [tabindex="0"]'

/**
 * For lists of which a line goes with what was done to it: the line that has moved into its place takes the focus, else
 * the last one. A button that adds a line and stands after them may be one of them: it comes after the last.
 * @param root what surrounds the lines
 * @param selector the lines below it, in their order; what is focusable first in a line takes the focus
 * @param otherwise what takes it where no line is left
 * @returns handlers for `root`
 */
export function useFocusAmongLines(
  root: RefObject<HTMLElement | null>,
  selector: string,
  otherwise?: () => HTMLElement | null | undefined,
): FocusHandlers {
  const place = useRef(0)
  const lines = () => [...(root.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const kept = useFocusAfterRemoval(() => {
    const left = lines()
    const next = left[Math.min(place.current, left.length - 1)]
    const taker = next?.matches(focusable) ? next : next?.querySelector<HTMLElement>(focusable)
    return taker ?? otherwise?.()
  })
  return {
    ...kept,
    onFocus: (event: FocusEvent) => {
      const at = lines().findIndex((line) => line.contains(event.target))
      // What a menu or a window of a line holds comes through here as well.
      if (at >= 0) place.current = at
      kept.onFocus(event)
    },
  }
}
