import type { APIRequestContext } from '@playwright/test'
import type { Role } from '@ensemble/contracts/enumerations'
import type { Registry } from '@ensemble/contracts/registry'
import { type RouteAccess, type ShellRoute, shellRoutes } from '@ensemble/contracts/routes'
import { callAs } from '../api.ts'

/** A page of the product as its table declares it, and an address at which it can be opened. */
export interface Cell {
  path: string
  address: string
  access: RouteAccess
  openWhenSignedIn: boolean
  openWhenPending: boolean
}

/** Whom the guards tell apart. */
export type Visitor =
  | { kind: 'signed-out' }
  | { kind: 'signed-in'; role: Role }
  | { kind: 'pending' }
  | { kind: 'suspended' }

/** Where a visitor ends: on the page itself, elsewhere, or on /unauthorised with its reason. */
export type End =
  | { at: 'page' }
  | { at: '/home' }
  | { at: '/account_validation' }
  | { at: '/unauthorised'; reason: 'UNAUTHENTICATED' | 'FORBIDDEN' | 'ACCOUNT_SUSPENDED' }

/** Every page: those of the shell from the contract, those of the remotes from the registry that runs. */
export async function allCells(request: APIRequestContext): Promise<Cell[]> {
  const registry: Registry = await (await request.get('/remotes.json')).json()
  const samples = await sampleIds(request)
  const own: readonly ShellRoute[] = shellRoutes
  const remote = registry.remotes.flatMap(({ descriptor }) =>
    descriptor.routes.map(({ roles, ...route }) => ({ ...route, access: roles ?? ('signed-in' as const) })),
  )
  return [...own, ...remote].map((route) => ({
    path: route.path,
    address: route.path.replace(/:(\w+)/g, (_all, name: string) => samples[name] ?? 'none'),
    access: route.access,
    openWhenSignedIn: 'openWhenSignedIn' in route && route.openWhenSignedIn === true,
    openWhenPending: 'openWhenPending' in route && route.openWhenPending === true,
  }))
}

/** The rules of the specification, section 2: written again here, so that a slip in the shell's own is noticed. */
export function endOf({ access, openWhenSignedIn, openWhenPending }: Cell, visitor: Visitor): End {
  const isPublic = access === 'public'
  switch (visitor.kind) {
    case 'signed-out':
      return isPublic ? { at: 'page' } : { at: '/unauthorised', reason: 'UNAUTHENTICATED' }
    case 'suspended':
      return isPublic ? { at: 'page' } : { at: '/unauthorised', reason: 'ACCOUNT_SUSPENDED' }
    case 'pending':
      return openWhenSignedIn || openWhenPending ? { at: 'page' } : { at: '/account_validation' }
    case 'signed-in':
      if (isPublic) return openWhenSignedIn ? { at: 'page' } : { at: '/home' }
      return access === 'signed-in' || access.includes(visitor.role)
        ? { at: 'page' }
        : { at: '/unauthorised', reason: 'FORBIDDEN' }
  }
}

async function sampleIds(request: APIRequestContext): Promise<Record<string, string>> {
  const first = async (path: string) =>
    (await callAs<{ items: { id: string }[] }>(request, 'member', 'GET', `${path}?pageSize=5`)).data.items[0]?.id
  const [missionId, articleId, me] = await Promise.all([
    first('/mission/list'),
    first('/article/list'),
    callAs<{ id: string }>(request, 'member', 'GET', '/user/me'),
  ])
  if (!missionId || !articleId) throw new Error('The demonstration data hold no mission or no article')
  // The notices are one page with several texts.
  return { missionId, articleId, userId: me.data.id, notice: 'accessibility' }
}
