import { setTimer } from '../timers/timers.ts'

const address = '/service-worker.js'

/** Once the page is there: what stands between visits is for the next one. In ms. */
const registerAfterMs = 3_000

/** Lets the browser keep the page that says that none can be reached. Silent where it may not, and while somebody writes the shell. */
export function keepOfflinePage(): void {
  if (import.meta.webpackHot || !('serviceWorker' in navigator)) return
  setTimer(() => {
    // Never from a cache of the browser: what the server takes back is gone with the next page.
    navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => undefined)
  }, registerAfterMs)
}
