import { useEffect, useState } from 'react'
import { prepareStep } from './later-steps.tsx'
import { screensOf, type SignUpPath } from './sign-up-steps.ts'

/** How far somebody has come in this visit: whether they have gone on at all, and the furthest screen they have seen. */
export function useVisited(current: number, path: SignUpPath) {
  const [first] = useState(current)
  const [moved, setMoved] = useState(false)
  if (!moved && current !== first) setMoved(true)
  const [seen, setSeen] = useState(current)
  if (current > seen) setSeen(current)

  // Ahead of its turn: whoever has gone on once will come to the other steps.
  useEffect(() => {
    if (moved) for (const screen of screensOf(path)) prepareStep(screen).catch(() => undefined)
  }, [moved, path])

  return { moved, seen }
}
