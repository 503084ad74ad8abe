/** A page out of sight keeps its line this long: browsers allow six lines per origin, and phones pay for each. */
const hiddenForMs = 30_000

export interface VisibleDeps {
  /** Whether somebody is signed in who may listen. */
  isWanted: () => boolean
  /** Tells when `isWanted` may have changed. */
  subscribe: (listener: () => void) => void
  follow: (signal: AbortSignal) => Promise<void>
  setTimer: (work: () => void, ms: number) => () => void
}

/** Keeps the live line open while the page is in sight and its session holds. */
export function liveWhileVisible({ isWanted, subscribe, follow, setTimer }: VisibleDeps): void {
  let line: AbortController | null = null
  let cancelClosing = () => {}

  function close() {
    line?.abort()
    line = null
  }
  function check() {
    cancelClosing()
    if (!isWanted()) return close()
    if (document.visibilityState === 'hidden') {
      if (line) cancelClosing = setTimer(close, hiddenForMs)
    } else if (!line) {
      line = new AbortController()
      void follow(line.signal)
    }
  }

  subscribe(check)
  document.addEventListener('visibilitychange', check)
  check()
}
