import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Choice } from './choice.ts'

/** Ms after which a letter begins a new word, and what was typed is chosen. */
const pause = 750

interface TypedChoice<Value extends string> {
  /** What the letters have come to, to be shown in the field; null where nothing waits to be chosen. */
  held: Choice<Value> | null
  /** Takes a key of the closed field. Returns whether it was a letter of a word; any other key ends the word. */
  take: (event: KeyboardEvent) => boolean
  /** Chooses now what is held: the field is left, or its list is opened. */
  settle: () => void
}

/**
 * Letters choose in the closed field, as in the browser's own lists: the first choice after the present one that begins
 * with what was typed; the same letter again goes on to the next. It is chosen once, when the typing pauses or the field
 * is left: what stands on the way to it, nobody meant, and some fields save themselves.
 */
export function useTypedChoice<Value extends string>(
  entries: readonly Choice<Value>[],
  value: Value | undefined,
  choose: (value: Value) => void,
): TypedChoice<Value> {
  const typed = useRef({ word: '', at: 0 })
  // The same twice: keys and the loss of the focus come before the screen is drawn again.
  const waiting = useRef<Choice<Value> | null>(null)
  const [held, setHeld] = useState<Choice<Value> | null>(null)

  function hold(next: Choice<Value> | null) {
    waiting.current = next
    // A copy: each letter begins the pause anew.
    setHeld(next && { ...next })
  }

  function settle() {
    const due = waiting.current
    if (!due) return
    hold(null)
    if (due.value !== value) choose(due.value)
  }

  const settleLater = useEffectEvent(settle)
  useEffect(() => {
    if (!held) return undefined
    const timer = setTimeout(() => settleLater(), pause)
    return () => clearTimeout(timer)
  }, [held])

  function take(event: KeyboardEvent): boolean {
    const { key, timeStamp } = event
    const { word, at } = typed.current
    const before = timeStamp - at < pause ? word : ''
    const isLetter =
      key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && (key !== ' ' || before !== '')
    if (!isLetter) {
      // On the way to a capital letter.
      if (key !== 'Shift') settle()
      return false
    }
    const letter = key.toLowerCase()
    const isAgain = before === letter
    const next = isAgain ? letter : before + letter
    typed.current = { word: next, at: timeStamp }
    const offered = entries.filter(({ disabled }) => !disabled)
    const now = waiting.current?.value ?? value
    const present = offered.findIndex((entry) => entry.value === now)
    const from = before === '' || isAgain ? present + 1 : Math.max(present, 0)
    const found = [...offered.slice(from), ...offered.slice(0, from)].find(({ label }) =>
      label.toLowerCase().startsWith(next),
    )
    hold(found ?? waiting.current)
    return true
  }

  return { held, take, settle }
}
