import { withTabStorage } from '../session/tab-storage.ts'

/**
 * Session storage is cleared on leaving the page (specification, section 2), and a page that the browser kept whole
 * for the Back button is loaded anew: it may show the data of a session that has ended meanwhile.
 */
export function clearOnLeaving(): void {
  window.addEventListener('pagehide', () => withTabStorage((storage) => storage.clear()))
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
}

/**
 * Whether the page is hidden, as a phone leaves one, or about to go: it still counts as visible then. To be called
 * before anybody else listens, so that it is known to whoever sends something at that moment.
 */
export function followLeaving(): () => boolean {
  let gone = false
  window.addEventListener('pagehide', () => {
    gone = true
  })
  return () => gone || document.visibilityState === 'hidden'
}
