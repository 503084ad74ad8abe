import { type RefObject, useEffect } from 'react'

/** `/` leads into the field inside, from anywhere but another field or a window. */
export function useSlash(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function lead(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]'))
        return
      const field = place.current?.querySelector('input')
      if (!field) return
      event.preventDefault()
      field.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [place])
}
