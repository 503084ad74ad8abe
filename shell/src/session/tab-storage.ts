/**
 * Works with what the browser keeps for this tab. A visitor who forbids cookies forbids that as well: then nothing is
 * kept, and a session still begins and ends.
 * @returns null where there is no such storage, nor a browser
 */
export function withTabStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(window.sessionStorage)
  } catch {
    return null
  }
}
