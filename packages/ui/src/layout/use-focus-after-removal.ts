import { type DOMAttributes, type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'

/** What lies over the page and gives the focus back when it closes. */
const windows = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Of those around what has just got the focus, the one that heard of it last: the innermost hears first. */
const seers = new WeakMap<Event, Element>()

export type FocusHandlers = Required<Pick<DOMAttributes<Element>, 'onFocus' | 'onBlur'>>

/**
 * Moves the focus on where the element that had it is gone with what was done to it, so that who works by keyboard or
 * hears the page is not left nowhere. Also where it goes while a window is open that would have given the focus back. Of
 * several around one another the innermost sees to it that is still there.
 * @param next what takes the focus; asked for once the element is gone
 * @returns handlers for what surrounds the elements that may go
 */
export function useFocusAfterRemoval(next: () => HTMLElement | null | undefined): FocusHandlers {
  const last = useRef<Element | null>(null)
  const inner = useRef<Element | null>(null)
  const passOn = useEffectEvent(() => {
    if (!last.current || last.current.isConnected || inner.current?.isConnected) return
    const { activeElement, body } = last.current.ownerDocument
    if (activeElement?.closest(windows)) return
    last.current = null
    // Who has gone elsewhere meanwhile stays there, and is not called back later.
    if (activeElement === body) next()?.focus()
  })
  useEffect(() => {
    // A window fades out and takes the focus with it long after what it lay over was drawn.
    const observer = new MutationObserver(passOn)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return {
    onFocus: ({ currentTarget, target, nativeEvent }: FocusEvent) => {
      // What a menu holds comes through here as well, and goes by itself.
      if (!currentTarget.contains(target)) return
      last.current = target
      inner.current = seers.get(nativeEvent) ?? null
      seers.set(nativeEvent, currentTarget)
    },
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      // React tells of no blur of what it takes away itself, and of those in a window over the elements as well.
      if (!currentTarget.contains(target)) return
      if (!(relatedTarget instanceof Element && relatedTarget.closest(windows))) last.current = null
    },
  }
}
