import type { Registry, RegisteredRemote } from '@ensemble/contracts/registry'

/** Whether a route pattern such as /missions/:id is that of a page's path. */
export function owns(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}

/** The remote and route of a page; among several the one that names most of the path: /missions/browse before /missions/:id. */
export function routeOf(registry: Registry, path: string): { remote: RegisteredRemote; path: string } | undefined {
  return registry.remotes
    .flatMap((remote) => remote.descriptor.routes.map((route) => ({ remote, path: route.path })))
    .filter((route) => owns(route.path, path))
    .sort((one, other) => placeholders(one.path) - placeholders(other.path))[0]
}

function placeholders(pattern: string): number {
  return pattern.split('/:').length
}
