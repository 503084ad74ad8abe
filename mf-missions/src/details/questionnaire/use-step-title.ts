import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the title of a step that takes the place of another: it comes into view and has the focus, which the button of the
 * step before took away with it.
 * @param arrived whether the reader has just come from that step, and not from elsewhere
 */
export function useStepTitle(arrived: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) title.current?.focus()
  }, [arrived])
  return title
}
