/** Where this browser remembers for which version it has loaded a page anew by itself. */
const key = 'ensemble.recovered'

/** After this long the same version may be asked for anew once more, in ms. */
const againAfterMs = 300_000

export interface RecoverDeps {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  reload: () => void
}

/**
 * Loads the page anew for a version that its registry does not name yet, once: a page that fails all the same shows
 * its card. A browser that remembers nothing is not reloaded at all, since nothing would end it.
 * @returns whether the page is being loaded anew
 */
export function createRecovery({ storage, now, reload }: RecoverDeps) {
  return (remote: string, version: string): boolean => {
    const mark = `${remote} ${version}`
    try {
      const [before, at] = (storage().getItem(key) ?? '').split('|')
      if (before === mark && now() - Number(at) < againAfterMs) return false
      storage().setItem(key, `${mark}|${now()}`)
      if (!(storage().getItem(key) ?? '').startsWith(mark)) return false
    } catch {
      return false
    }
    reload()
    return true
  }
}
