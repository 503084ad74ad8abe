import { remotePageAt } from './remote-page-at.ts'
import type { Remotes } from './remotes.ts'

/**
 * Loads the code of the remote page at an address ahead of its opening. For the shell's own pages it does nothing.
 * Failures are silent: opening the page tries again and says so.
 * @param address a path of this origin, with or without its query
 */
export function prefetchPage(remotes: Remotes, address: string): void {
  const { pathname } = new URL(address, window.location.origin)
  const page = remotePageAt(remotes.registry, pathname)
  if (page) remotes.part({ remote: page.remote, kind: 'routes', id: page.route }).catch(() => undefined)
}
