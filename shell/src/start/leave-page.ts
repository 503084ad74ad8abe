/**
 * Session storage is cleared on leaving the page (specification, section 2), and a page that the browser kept whole
 * for the Back button is loaded anew: it may show the data of a session that has ended meanwhile.
 */
export function clearOnLeaving(): void {
  window.addEventListener('pagehide', () => window.sessionStorage.clear())
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
}
