import { firstWidgets } from '@ensemble/contracts/first-widgets'
import type { Role } from '@ensemble/contracts/enumerations'
import { isShownAtOnce } from '../pages/home/ideas.ts'
import { remotePageAt } from '../remotes/remote-page-at.ts'
import type { Remotes } from '../remotes/remotes.ts'

/**
 * Begins to load the code of the page at a path while the session is still being checked: code is public, data waits
 * for the guards. Failures are silent; opening the page tries again and says so.
 */
export function warmUp(remotes: Remotes, path: string): void {
  const page = remotePageAt(remotes.registry, path)
  if (page) remotes.part({ remote: page.remote, kind: 'routes', id: page.route }).catch(() => undefined)
  if (path === '/home') {
    // The line is slow: what stands below the screen comes after what stands on it.
    for (const { remote } of firstWidgets(remotes.registry, 'home')) remotes.load(remote.name).catch(() => undefined)
  }
}

/** Brings what a reader sees first of the widgets on a page, once it is known who they are. Failures are silent. */
export function warmUpWidgets(
  { registry, part }: Pick<Remotes, 'registry' | 'part'>,
  path: string,
  role: Role | null,
  dataset: DOMStringMap,
): void {
  if (path !== '/home' || !role) return
  for (const { remote, key, order } of firstWidgets(registry, 'home', role))
    if (isShownAtOnce(order, dataset)) part({ remote: remote.name, kind: 'widgets', id: key }).catch(() => undefined)
}
