import type { Registry, RegisteredRemote } from '@ensemble/contracts/registry'

/** Whether a route pattern such as /missions/:id is that of a page's path. */
export function owns(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}

export interface RemotePage {
  remote: RegisteredRemote
  route: RegisteredRemote['descriptor']['routes'][number]
}

/** The remote and route of a page; among several the one that names most of the path: /missions/browse before /missions/:id. */
export function routeOf(registry: Registry, path: string): RemotePage | undefined {
  return registry.remotes
    .flatMap((remote) => remote.descriptor.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => owns(route.path, path))
    .sort((one, other) => placeholders(one.route.path) - placeholders(other.route.path))[0]
}

function placeholders(pattern: string): number {
  return pattern.split('/:').length
}
