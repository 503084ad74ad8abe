import type { Registry } from '@ensemble/contracts/registry'
import { matchPath } from '@ensemble/mf-kit'

export interface RemotePage {
  remote: string
  version: string
  /** Pattern of its route. */
  route: string
}

/** The page of a remote at a path; undefined for the shell's own pages. */
export function remotePageAt({ remotes }: Registry, pathname: string): RemotePage | undefined {
  for (const { name, version, descriptor } of remotes) {
    const route = descriptor.routes.find(({ path }) => matchPath(path, pathname))
    if (route) return { remote: name, version, route: route.path }
  }
  return undefined
}
