import { useEffect, useEffectEvent, useState } from 'react'

interface Dismissal {
  /** Milliseconds until it closes by itself. */
  duration: number
  onClose: () => void
}

const windows = '[role="dialog"], [role="alertdialog"]'

/** Closes by timeout or Escape, and when a window opens that it would lie over. The time stands still while somebody points at the message or has the focus in it. */
export function useDismissal({ duration, onClose }: Dismissal) {
  const [held, setHeld] = useState(false)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => close(), duration)
    return () => clearTimeout(timer)
  }, [held, duration])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // What lies below (a dialog, a menu) has taken this Escape for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  useEffect(() => {
    // What happens in a window is told over it; what happened before is no longer what the person looks at.
    const open = new Set(document.querySelectorAll(windows))
    function onFocusIn({ target }: FocusEvent) {
      const entered = target instanceof Element ? target.closest(windows) : null
      if (entered && !open.has(entered)) close()
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [])

  return {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
