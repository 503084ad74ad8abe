import { shellInReports, shellRoutes } from '@ensemble/contracts/routes'
import { matchPath } from '@ensemble/mf-kit'
import { digestsAddress } from '../../platform/digests-address.ts'
import type { RemotePage } from '../remote-page-at.ts'

/** Names the list of a build's scripts by what is in it (mf-kit, webpack/digest-scripts.mjs), and so the build. */
const listName = /\.([0-9a-f]{16})\.json$/

/**
 * The shell's own page at a path, as reports name it. Undefined for a path that is no page, and in a build without a name:
 * one that somebody is writing.
 */
export function shellPageAt(pathname: string): RemotePage | undefined {
  const version = listName.exec(digestsAddress() ?? '')?.[1]
  // As the router does: what is written out comes before what is left open.
  const route =
    shellRoutes.find(({ path }) => path === pathname) ?? shellRoutes.find(({ path }) => matchPath(path, pathname))
  return version && route ? { remote: shellInReports, version, route: route.path } : undefined
}
