/** Does work after a while; the result cancels it. */
export function setTimer(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** Resolves after a while, or at once when the signal aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const cancel = setTimer(done, ms)
    signal?.addEventListener('abort', done, { once: true })
    function done() {
      cancel()
      signal?.removeEventListener('abort', done)
      resolve()
    }
  })
}

/** Where a browser does not say when it is idle, in ms. */
const idleAfterMs = 300

/** Does work when the browser is idle. */
export function whenIdle(work: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work)
  else setTimer(work, idleAfterMs)
}
