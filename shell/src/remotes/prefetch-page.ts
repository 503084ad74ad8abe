import { matchPath } from '@ensemble/mf-kit'
import type { Remotes } from './remotes.ts'

/**
 * Loads the code of the remote page at an address ahead of its opening. For the shell's own pages it does nothing.
 * Failures are silent: opening the page tries again and says so.
 * @param address a path of this origin, with or without its query
 */
export function prefetchPage(remotes: Remotes, address: string): void {
  const { pathname } = new URL(address, window.location.origin)
  for (const { name, descriptor } of remotes.registry.remotes) {
    const route = descriptor.routes.find(({ path }) => matchPath(path, pathname))
    if (!route) continue
    remotes.part({ remote: name, kind: 'routes', id: route.path }).catch(() => undefined)
    return
  }
}
