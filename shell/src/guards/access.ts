import type { Role, UserStatus } from '@ensemble/contracts/enumerations'
import type { RouteAccess } from '@ensemble/contracts/routes'

/** What the guards know of a route. */
export interface GuardedRoute {
  access: RouteAccess
  openWhenSignedIn?: true
  openWhenPending?: true
  openWithAreas?: true
}

/** What the guards know of the visitor. `user` is null until it is loaded. */
export interface Visitor {
  authenticated: boolean | null
  user: { role: Role; status: UserStatus; deliveryAreas?: readonly string[] } | null
  /** A session was open at the last visit: the check will probably find one. */
  wasSignedIn: boolean
}

export type Verdict =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'home' }
  | { kind: 'account-validation' }
  | { kind: 'unauthorised'; code: 'UNAUTHENTICATED' | 'FORBIDDEN' | 'ACCOUNT_SUSPENDED' | 'ACCOUNT_DELETED' }

/** Routing rules of the specification, section 2, as one pure decision. */
export function decideAccess(route: GuardedRoute, visitor: Visitor): Verdict {
  return route.access === 'public' ? decidePublic(route, visitor) : decideProtected(route, route.access, visitor)
}

function decidePublic(route: GuardedRoute, visitor: Visitor): Verdict {
  if (route.openWhenSignedIn) return { kind: 'show' }
  if (visitor.authenticated) return { kind: 'home' }
  // Most visitors of a public page are signed out: they should not look at a loader while that is confirmed.
  return visitor.authenticated === null && visitor.wasSignedIn ? { kind: 'wait' } : { kind: 'show' }
}

function decideProtected(
  { openWhenPending, openWithAreas }: GuardedRoute,
  access: Exclude<RouteAccess, 'public'>,
  { authenticated, user }: Visitor,
): Verdict {
  if (authenticated === false) return { kind: 'unauthorised', code: 'UNAUTHENTICATED' }
  if (authenticated === null || user === null) return { kind: 'wait' }
  // The account may be heard to have ended before its session is.
  if (user.status === 'suspended') return { kind: 'unauthorised', code: 'ACCOUNT_SUSPENDED' }
  if (user.status === 'deleted') return { kind: 'unauthorised', code: 'ACCOUNT_DELETED' }
  if (user.status !== 'validated' && !openWhenPending) return { kind: 'account-validation' }
  const invited = openWithAreas === true && (user.deliveryAreas ?? []).length > 0
  if (access !== 'signed-in' && !access.includes(user.role) && !invited)
    return { kind: 'unauthorised', code: 'FORBIDDEN' }
  return { kind: 'show' }
}
