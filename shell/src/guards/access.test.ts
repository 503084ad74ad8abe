import { roles } from '@ensemble/contracts/enumerations'
import { describe, expect, it } from 'vitest'
import { decideAccess, type GuardedRoute, type Visitor } from './access.ts'

const visitors = {
  unknown: { authenticated: null, user: null, wasSignedIn: false },
  returning: { authenticated: null, user: null, wasSignedIn: true },
  nobody: { authenticated: false, user: null, wasSignedIn: false },
  loading: { authenticated: true, user: null, wasSignedIn: true },
  pending: { authenticated: true, user: { role: 'member', status: 'pending_approval' }, wasSignedIn: true },
  suspended: { authenticated: true, user: { role: 'member', status: 'suspended' }, wasSignedIn: true },
  deleted: { authenticated: true, user: { role: 'member', status: 'deleted' }, wasSignedIn: true },
  member: { authenticated: true, user: { role: 'member', status: 'validated' }, wasSignedIn: true },
  admin: { authenticated: true, user: { role: 'admin', status: 'validated' }, wasSignedIn: true },
  ofTeam: {
    authenticated: true,
    user: { role: 'member', status: 'validated', deliveryAreas: ['mf-users'] },
    wasSignedIn: true,
  },
  leftTeam: {
    authenticated: true,
    user: { role: 'member', status: 'validated', deliveryAreas: [] },
    wasSignedIn: true,
  },
} as const satisfies Record<string, Visitor>

const landing: GuardedRoute = { access: 'public' }
const unauthorised: GuardedRoute = { access: 'public', openWhenSignedIn: true }
const home: GuardedRoute = { access: 'signed-in' }
const ownProfile: GuardedRoute = { access: 'signed-in', openWhenPending: true }
const users: GuardedRoute = { access: ['admin'] }
const deliveries: GuardedRoute = { access: ['admin'], openWithAreas: true }

describe('decideAccess', () => {
  it.each([
    ['landing', landing, { unknown: 'show', returning: 'wait', nobody: 'show', loading: 'home', member: 'home' }],
    ['unauthorised', unauthorised, { unknown: 'show', returning: 'show', nobody: 'show', member: 'show' }],
    ['home', home, { unknown: 'wait', nobody: 'unauthorised', loading: 'wait', member: 'show', admin: 'show' }],
    ['home of a pending account', home, { pending: 'account-validation' }],
    [
      'own profile',
      ownProfile,
      { nobody: 'unauthorised', pending: 'show', suspended: 'unauthorised', deleted: 'unauthorised', member: 'show' },
    ],
    ['user management', users, { unknown: 'wait', nobody: 'unauthorised', loading: 'wait', admin: 'show' }],
    ['user management of another role', users, { member: 'unauthorised', ofTeam: 'unauthorised' }],
    [
      'deliveries',
      deliveries,
      { nobody: 'unauthorised', admin: 'show', ofTeam: 'show', member: 'unauthorised', leftTeam: 'unauthorised' },
    ],
  ] as const)('%s', (_name, route, expected) => {
    const verdicts = Object.keys(expected).map((who) => [who, decideAccess(route, visitors[who as 'member']).kind])
    expect(Object.fromEntries(verdicts)).toEqual(expected)
  })

  it('says why', () => {
    expect(decideAccess(home, visitors.nobody)).toEqual({ kind: 'unauthorised', code: 'UNAUTHENTICATED' })
    expect(decideAccess(home, visitors.suspended)).toEqual({ kind: 'unauthorised', code: 'ACCOUNT_SUSPENDED' })
    expect(decideAccess(users, visitors.deleted)).toEqual({ kind: 'unauthorised', code: 'ACCOUNT_DELETED' })
    expect(decideAccess(users, visitors.member)).toEqual({ kind: 'unauthorised', code: 'FORBIDDEN' })
  })

  it('lets every role into a page without restriction, and only the listed ones into the others', () => {
    for (const role of roles) {
      const visitor = { ...visitors.member, user: { role, status: 'validated' as const } }
      expect(decideAccess(home, visitor).kind).toBe('show')
      expect(decideAccess(users, visitor).kind).toBe(role === 'admin' ? 'show' : 'unauthorised')
    }
  })
})
