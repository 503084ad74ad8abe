import type { Locator } from '@playwright/test'

/** What somebody changes, others on the same screen see within this. */
export const limitMs = 2_000

/** In ms from the click that has just been made until it is seen, or is gone; the ceiling is five times what is promised. */
export async function seenWithin(locator: Locator, state: 'visible' | 'hidden' = 'visible'): Promise<number> {
  const since = Date.now()
  await locator.waitFor({ state, timeout: 5 * limitMs })
  return Date.now() - since
}
