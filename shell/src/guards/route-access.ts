import type { Role } from '@ensemble/contracts/enumerations'
import type { Registry } from '@ensemble/contracts/registry'
import { shellRoutes } from '@ensemble/contracts/routes'
import { matchPath } from '@ensemble/mf-kit'
import type { GuardedRoute } from './access.ts'

/** Every page that exists now: those of the shell, and those that the registry's remotes own. */
function existingRoutes(registry: Registry): (GuardedRoute & { path: string })[] {
  const remote = registry.remotes.flatMap(({ descriptor }) =>
    descriptor.routes.map(({ path, roles, openWhenPending }) => ({
      path,
      access: roles ?? ('signed-in' as const),
      openWhenPending,
    })),
  )
  return [...shellRoutes, ...remote]
}

/** Whether a page exists and somebody of this role may open it. Decides which links are worth showing. */
export function mayOpen(registry: Registry, path: string, role: Role): boolean {
  return existingRoutes(registry).some(
    (route) =>
      route.access !== 'public' &&
      (route.access === 'signed-in' || route.access.includes(role)) &&
      matchPath(route.path, path) !== null,
  )
}

/** Whether a page exists and an account that waits for its approval may use it. */
export function opensWhenPending(registry: Registry, path: string): boolean {
  return existingRoutes(registry).some((route) => route.openWhenPending && matchPath(route.path, path) !== null)
}

/** Whether an address needs nobody signed in. What is no page of ours at all counts as public too. */
export function isPublicAddress(registry: Registry, pathname: string): boolean {
  const route = existingRoutes(registry).find(({ path }) => matchPath(path, pathname))
  return route === undefined || route.access === 'public'
}
