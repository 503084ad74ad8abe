import { useEffect } from 'react'
import { restoreEarlyInput } from './early-input.ts'

/** Beside the page, so that its fields are React's when this takes effect. */
export function EarlyInputRestored() {
  useEffect(restoreEarlyInput, [])
  return null
}
