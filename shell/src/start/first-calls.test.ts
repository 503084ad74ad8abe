import type { FirstCall } from '@ensemble/contracts/remote-descriptor'
import type { User } from '@ensemble/contracts/users/http'
import { expect, it } from 'vitest'
import { sampleRemote } from '../remotes/testing/sample-remotes.ts'
import { firstCalls } from './first-calls.ts'

const list: FirstCall = { path: '/mission/list', query: { page: '0', near: '{home}' }, unless: 'needs' }
const mine: FirstCall = { path: '/user/:userId/participant_missions', params: { userId: '{id}' } }
const remote = {
  ...sampleRemote,
  name: 'mf-missions',
  descriptor: {
    ...sampleRemote.descriptor,
    routes: [
      { path: '/missions/browse', titleKey: 'browse', first: [list] },
      { path: '/missions/management', titleKey: 'management', roles: ['admin' as const], first: [list] },
    ],
    widgets: [
      { key: 'next', place: 'home' as const, order: 1, first: [mine] },
      { key: 'staff', place: 'home' as const, order: 2, roles: ['admin' as const], first: [list] },
      { key: 'ideas', place: 'home' as const, order: 20, roles: ['member' as const], first: [list] },
      { key: 'figures', place: 'dashboard' as const, order: 3, first: [list] },
    ],
  },
}
const registry = { revision: 1, remotes: [remote] }
const reader: User = {
  id: 'u1',
  displayName: 'Inès Karoui',
  role: 'member',
  status: 'validated',
  departmentCode: '69',
  postalCode: '69003',
}

const at = (pathname: string, changes: Partial<User> = {}, search = '', comfort = '') =>
  firstCalls(registry, { pathname, search }, { ...reader, ...changes }, { comfort })

it('of a page are what its remote has declared, for who reads it', () => {
  const asked = { method: 'GET', path: '/mission/list', query: { page: '0', near: '69003' }, remote: 'mf-missions' }
  expect(at('/missions/browse')).toEqual([asked])
  expect(at('/missions/browse', { postalCode: null })).toEqual([{ ...asked, query: { page: '0' } }])
  const own = {
    method: 'GET',
    path: '/user/:userId/participant_missions',
    params: { userId: 'u1' },
    remote: 'mf-missions',
  }
  expect(at('/home')).toEqual([own, asked])
  // Ideas come when they are asked for.
  expect(at('/home', {}, '', 'still fewer')).toEqual([own])
})

it.each<[string, ReturnType<typeof at>]>([
  ['a search in the address', at('/missions/browse', {}, '?search=repos')],
  ['who has practical needs', at('/missions/browse', { needs: ['breaks'] })],
  ['who may not see the page', at('/missions/management')],
  ['who waits for an approval', at('/home', { status: 'pending_approval' })],
  ['another page', at('/my_missions')],
])('are none for %s', (_, calls) => {
  expect(calls).toEqual([])
})
