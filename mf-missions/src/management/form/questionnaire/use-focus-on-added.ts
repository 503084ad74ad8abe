import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts the focus into the first field of a line that was added at the end: whoever adds one goes on by writing in it.
 * @param root what surrounds the lines, which come first in it
 * @param count how many lines there are
 * @returns to be called with the press that adds one
 */
export function useFocusOnAdded(root: RefObject<HTMLElement | null>, count: number): () => void {
  const adds = useRef(false)
  useEffect(() => {
    if (!adds.current) return
    adds.current = false
    root.current?.children[count - 1]?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [root, count])
  return () => {
    adds.current = true
  }
}
