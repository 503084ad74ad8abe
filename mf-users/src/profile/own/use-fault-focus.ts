import { useEffect, useRef, useState } from 'react'

// A group of choices is none that could be invalid itself.
const firstFault = '[aria-invalid="true"], [data-invalid] input'

/**
 * Whoever pressed the button of a form and is told that a field is wrong stands in that field: a screen reader says it
 * then, and it is in view. Whoever has gone on meanwhile stays where they are.
 * @returns the form's ref, and what is called when its press is answered
 */
export function useFaultFocus() {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(0)
  // With what became of the press, which is drawn by then.
  useEffect(() => {
    const { activeElement, body } = document
    const stays = activeElement === body || form.current?.contains(activeElement)
    if (answers > 0 && stays) form.current?.querySelector<HTMLElement>(firstFault)?.focus()
  }, [answers])
  return { form, onAnswered: () => setAnswers((before) => before + 1) }
}
