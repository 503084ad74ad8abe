import type { useToldWaiting } from '@ensemble/mf-kit'
import { useEffect, useState } from 'react'
import { setTimer } from '../../../timers/timers.ts'

/**
 * For so long the list waits for all areas, in ms: what came between two rows would push them from under a finger. The
 * first number counts from the area that told first, the second one where none tells at all.
 */
const togetherMs = 3000
const silentMs = 8000

/**
 * Whether all areas have told, and whether what they told is shown: once all have, or after some patience.
 * @param expected how many areas will tell
 */
export function useShownTogether(told: ReturnType<typeof useToldWaiting>, expected: number) {
  const allTold = told.length >= expected && told.every(({ items }) => items !== null)
  const [isShown, setIsShown] = useState(false)
  if (allTold && !isShown) setIsShown(true)
  const patienceMs = told.some(({ items }) => items !== null) ? togetherMs : silentMs
  useEffect(() => setTimer(() => setIsShown(true), patienceMs), [patienceMs])
  return { allTold, isShown }
}
