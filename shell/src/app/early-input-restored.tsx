import { useEffect, useLayoutEffect } from 'react'
import { putEarlyInputBack, restoreEarlyInput } from './early-input.ts'

/** Beside the page, so that its fields are React's when this takes effect. */
export function EarlyInputRestored() {
  useLayoutEffect(putEarlyInputBack, [])
  useEffect(restoreEarlyInput, [])
  return null
}
