import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

/** One stop for Tab and arrows inside, as the keyboard pattern of toolbars asks. */
export function useRovingFocus(): {
  root: RefObject<HTMLDivElement | null>
  tabIndexOf: (position: number) => 0 | -1
  onKeyDown: (event: KeyboardEvent) => void
  onFocusOf: (position: number) => void
} {
  const root = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const position = buttons.findIndex((button) => button === document.activeElement)
    if (position < 0) return
    const next = nextPosition(event.key, position, buttons.length)
    if (next === null) return
    event.preventDefault()
    buttons[next]?.focus()
  }

  return {
    root,
    tabIndexOf: (position) => (position === current ? 0 : -1),
    onKeyDown,
    onFocusOf: setCurrent,
  }
}

function nextPosition(key: string, position: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (position + 1) % count
    case 'ArrowLeft':
      return (position - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
