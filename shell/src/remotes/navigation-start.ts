import type { PageRouter } from '@ensemble/mf-kit'

let startedAt = 0

/** When the visitor last asked for a page, in ms on the clock of `performance.now()`; 0 for the first page. */
export function navigationStart(): number {
  return startedAt
}

/**
 * Notes each change of page. A change of filters in the address is none.
 * @param onChanged told of each
 */
export function followNavigations(router: Pick<PageRouter, 'state' | 'subscribe'>, onChanged = () => {}): void {
  let shown = router.state.location.pathname
  router.subscribe(({ location }) => {
    if (location.pathname === shown) return
    shown = location.pathname
    startedAt = performance.now()
    onChanged()
  })
}
