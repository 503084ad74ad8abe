import { type RefObject, useEffect, useRef, useState } from 'react'

interface KeptFocusInput {
  /** Of the rows, in their order. */
  keys: readonly string[]
  /** Of the next row from this index on that is still to be answered; nothing where there is none. */
  nextOpen: (index: number) => string | undefined
  linkOf: (key: string) => string
  heading: RefObject<HTMLElement | null>
}

/** Keeps the keyboard in the list while rows are answered: it goes on to the next one, or to the heading. */
export function useKeptFocus({ keys, nextOpen, linkOf, heading }: KeptFocusInput) {
  const [last, setLast] = useState('')
  const left = useRef<number | null>(null)

  function focusOn(index: number) {
    const open = nextOpen(index)
    const target = open === undefined ? heading.current : document.getElementById(linkOf(open))
    target?.focus()
  }

  // A row that was answered in a window goes when the list is read again, and would take the focus with it.
  useEffect(() => {
    if (left.current === null || keys[left.current] === last) return
    const index = left.current
    if (keys.includes(last) || document.activeElement !== document.body) return
    left.current = null
    focusOn(index)
  })

  return {
    focusOn,
    /** Another answer to this row was begun, in a window. */
    leftAt: (index: number, key: string) => {
      setLast(key)
      left.current = index
    },
  }
}
