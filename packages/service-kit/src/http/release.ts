/** Put in by the bundler; there is none where a program runs from its sources. */
declare const ENSEMBLE_RELEASE: string | undefined

/** Which version of itself this program is, and which build of it; null where it was not built. */
export function ownRelease(): string | null {
  return typeof ENSEMBLE_RELEASE === 'string' ? ENSEMBLE_RELEASE : null
}
