import { useEffect, useEffectEvent, useState } from 'react'

interface Dismissal {
  open: boolean
  /** Milliseconds until it closes by itself. */
  duration: number
  /** Changes when another message takes the place, which starts the time anew. */
  messageKey: string
  onClose: () => void
}

/** Closes by timeout or Escape. The time stands still while somebody points at the message or has the focus in it. */
export function useDismissal({ open, duration, messageKey, onClose }: Dismissal) {
  const [held, setHeld] = useState(false)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!open || held) return
    const timer = setTimeout(() => close(), duration)
    return () => clearTimeout(timer)
  }, [open, held, duration, messageKey])

  useEffect(() => {
    if (!open) return
    function onKeyDown(event: KeyboardEvent) {
      // What lies below (a dialog, a menu) has taken this Escape for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  return {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
