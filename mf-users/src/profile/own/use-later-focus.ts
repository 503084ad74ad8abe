import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * The focus for an element once something is done whose button goes with it: not before the picture after it, since a
 * window that closes first gives the focus back to what opened it.
 * @returns the element's ref, and the call that moves the focus there
 */
export function useLaterFocus<Focused extends HTMLElement>(): [RefObject<Focused | null>, () => void] {
  const element = useRef<Focused>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) element.current?.focus()
  }, [times])
  return [element, () => setTimes((before) => before + 1)]
}
