import type { Locator } from '@playwright/test'

/** What somebody changes, others on the same screen see within this. */
export const limitMs = 2_000

/** In ms from the click that has just been made until it is seen; the ceiling is five times what is promised. */
export async function seenWithin(locator: Locator): Promise<number> {
  const since = Date.now()
  await locator.waitFor({ timeout: 5 * limitMs })
  return Date.now() - since
}
