/** Name of the element that says where the digests of later scripts are (mf-kit, webpack/digest-scripts.mjs). */
const digestsName = 'ensemble-digests'

/**
 * Brings that list into the browser's cache, before a later script is wanted: its loader would fetch the list first
 * (mf-kit, webpack/verify-own-pieces.mjs). Silent where that fails, or the build has none.
 */
export async function keepDigests(
  fetch: (address: string) => Promise<Response>,
  page: Document = document,
): Promise<void> {
  const content = page.querySelector(`meta[name="${digestsName}"]`)?.getAttribute('content')
  const [list] = content?.split(' ') ?? []
  try {
    if (list) await fetch(list)
  } catch {
    // The loader asks again.
  }
}
