import { useEffect, useState } from 'react'

/** Milliseconds without another letter after which somebody has typed what they look for. */
const settledMs = 250

/** A text as it was when the typing last paused: what is asked of the server does not follow each letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
