import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * Whoever pressed the button of a window and is told that a field is wrong stands in that field, the first of them: it is
 * in view, and read with what is wrong. A refusal of the server comes later, and counts as long as nobody has moved on.
 */
export function useFirstFault(open: boolean) {
  const pressedIn = useRef<Element | null>(null)

  function look() {
    const wrong = pressedIn.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    if (!wrong) return
    pressedIn.current = null
    const field = wrong.matches('fieldset') ? wrong.querySelector<HTMLElement>('input:checked, input') : wrong
    field?.focus()
  }

  useEffect(() => {
    if (!open) pressedIn.current = null
    look()
  })

  return {
    /** A button of the window was pressed. */
    onPress: ({ currentTarget }: MouseEvent) => {
      pressedIn.current = currentTarget.closest('[role="dialog"]')
      // What was wrong before is wrong still: then nothing is drawn anew.
      queueMicrotask(look)
    },
    /** Somebody went elsewhere in it, or the form did. */
    onMove: () => {
      pressedIn.current = null
    },
  }
}
