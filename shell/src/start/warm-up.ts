import { prefetchPage } from '../remotes/prefetch-page.ts'
import type { Remotes } from '../remotes/remotes.ts'

/**
 * Begins to load the code of the page at an address while the session is still being checked: code is public, data
 * waits for the guards. Failures are silent; opening the page tries again and says so.
 */
export function warmUp(remotes: Remotes, address: string): void {
  prefetchPage(remotes, address)
  if (address === '/home') {
    for (const { name, descriptor } of remotes.registry.remotes) {
      if (descriptor.widgets.some(({ place }) => place === 'home')) remotes.load(name).catch(() => undefined)
    }
  }
}
