import { digestsAddress } from '../platform/digests-address.ts'

/**
 * Brings the list of digests into the browser's cache, before a later script is wanted: its loader would fetch the list
 * first (mf-kit, webpack/verify-own-pieces.mjs). Silent where that fails, or the build has none.
 */
export async function keepDigests(
  fetch: (address: string) => Promise<Response>,
  page: Document = document,
): Promise<void> {
  const list = digestsAddress(page)
  try {
    if (list) await fetch(list)
  } catch {
    // The loader asks again.
  }
}
