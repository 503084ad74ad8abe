import { firstRequest } from '@ensemble/contracts/first-calls'
import type { Registry } from '@ensemble/contracts/registry'
import type { FirstCall } from '@ensemble/contracts/remote-descriptor'
import type { User } from '@ensemble/contracts/users/http'
import { matchPath } from '@ensemble/mf-kit'
import { decideAccess, type GuardedRoute } from '../guards/access.ts'
import { isShownAtOnce } from '../pages/home/ideas.ts'
import type { SignedRequest } from '../session/request.ts'

/**
 * The calls with which a page begins, as its remotes have declared them (decision 190): nothing of a page that this reader
 * may not see or sees when they ask for it, and nothing where the address says more than its path.
 */
export function firstCalls(
  { remotes }: Registry,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  reader: User,
  dataset: DOMStringMap,
): SignedRequest[] {
  const { role, status } = reader
  if (search !== '' || !role || !status) return []
  const mayOpen = (route: GuardedRoute) =>
    decideAccess(route, { authenticated: true, user: { role, status }, wasSignedIn: true }).kind === 'show'
  return remotes.flatMap(({ name, descriptor: { routes, widgets } }) => {
    const page = routes.find(({ path }) => matchPath(path, pathname))
    const declared: (FirstCall[] | undefined)[] =
      pathname === '/home'
        ? widgets.flatMap(({ place, order, roles, first }) =>
            place === 'home' && isShownAtOnce(order, dataset) && mayOpen({ access: roles ?? 'signed-in' })
              ? [first]
              : [],
          )
        : [page && mayOpen({ ...page, access: page.roles ?? 'signed-in' }) ? page.first : undefined]
    return declared.flatMap((first = []) => first).flatMap((call) => signed(call, name, reader))
  })
}

function signed(call: FirstCall, remote: string, reader: User): SignedRequest[] {
  const request = firstRequest(call, reader)
  return request ? [{ ...request, remote }] : []
}
