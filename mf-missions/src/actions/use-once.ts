import { useRef } from 'react'

/**
 * The work, without a second run while the first is under way: two quick clicks come before the screen can show that
 * the button is busy.
 */
export function useOnce<Input extends unknown[]>(work: (...input: Input) => Promise<void>) {
  const busy = useRef(false)
  return async (...input: Input) => {
    if (busy.current) return
    busy.current = true
    try {
      await work(...input)
    } finally {
      busy.current = false
    }
  }
}
