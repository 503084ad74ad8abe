import { type KeyboardEvent, useRef } from 'react'
import type { Choice } from './choice.ts'

/** Ms after which a letter begins a new word. */
const pause = 750

/**
 * Letters choose in the closed field, as in the browser's own lists: the first choice after the present one that begins
 * with what was typed; the same letter again goes on to the next.
 * @returns whether the key was a letter of a word
 */
export function useTypedChoice<Value extends string>(
  entries: readonly Choice<Value>[],
  value: Value | undefined,
  choose: (value: Value) => void,
) {
  const typed = useRef({ word: '', at: 0 })
  return (event: KeyboardEvent): boolean => {
    const { key, timeStamp } = event
    const { word, at } = typed.current
    const before = timeStamp - at < pause ? word : ''
    const isLetter =
      key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && (key !== ' ' || before !== '')
    if (!isLetter) return false
    const letter = key.toLowerCase()
    const isAgain = before === letter
    const next = isAgain ? letter : before + letter
    typed.current = { word: next, at: timeStamp }
    const offered = entries.filter(({ disabled }) => !disabled)
    const present = offered.findIndex((entry) => entry.value === value)
    const from = before === '' || isAgain ? present + 1 : Math.max(present, 0)
    const found = [...offered.slice(from), ...offered.slice(0, from)].find(({ label }) =>
      label.toLowerCase().startsWith(next),
    )
    if (found && found.value !== value) choose(found.value)
    return true
  }
}
