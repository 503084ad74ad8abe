import { roles, userStatuses } from '../enumerations.ts'
import { expect, test } from 'vitest'
import { actsOn, offeredActs } from './account-acts.ts'

const account = { id: 'a', role: 'member', departmentCode: '69', awaits: 'approval' } as const

test.each([
  [
    'admin',
    {
      pending_approval: ['approve', 'refuse', 'contact'],
      validated: ['appoint', 'contact', 'suspend', 'delete'],
      suspended: ['appoint', 'reactivate', 'delete'],
      deleted: [],
    },
  ],
  ['headquarter_referent', { pending_approval: [], validated: [], suspended: [], deleted: [] }],
  [
    'referent',
    {
      pending_approval: ['approve', 'refuse', 'contact'],
      validated: ['contact'],
      suspended: [],
      deleted: [],
    },
  ],
  ['member', { pending_approval: [], validated: [], suspended: [], deleted: [] }],
] as const)('what a %s may do in each state', (role, expected) => {
  const caller = { id: 'me', role, departmentCode: '69' }
  for (const status of userStatuses) expect(actsOn({ ...account, status }, caller), status).toEqual(expected[status])
})

test('a referent decides on members of their own department alone', () => {
  const referent = { id: 'me', role: 'referent', departmentCode: '69' } as const
  const waiting = { ...account, status: 'pending_approval' } as const
  expect(actsOn({ ...waiting, departmentCode: '75' }, referent)).toEqual([])
  expect(actsOn({ ...waiting, role: 'referent' }, referent)).toEqual([])
})

test('nobody acts on their own account', () => {
  for (const role of roles) {
    const me = { id: 'me', role, departmentCode: '69', awaits: 'approval' } as const
    for (const status of userStatuses) expect(actsOn({ ...me, status }, me)).toEqual([])
  }
})

test('an invitation is sent again or taken back, by who may have given it', () => {
  const invitation = { ...account, status: 'pending_approval', awaits: 'invitation' } as const
  const by = (role: (typeof roles)[number], change = {}) =>
    actsOn({ ...invitation, ...change }, { id: 'me', role, departmentCode: '69' })
  expect(by('admin')).toEqual(['refuse', 'resend'])
  expect(by('admin', { role: 'referent' })).toEqual(['refuse', 'resend'])
  expect(by('headquarter_referent')).toEqual(['resend'])
  expect(by('referent')).toEqual(['resend'])
  expect(by('referent', { role: 'referent' })).toEqual([])
  expect(by('referent', { departmentCode: '33' })).toEqual([])
  expect(by('member')).toEqual([])
})

test('nobody approves an account whose address is not confirmed', () => {
  const unconfirmed = { ...account, status: 'pending_approval', awaits: 'confirmation' } as const
  expect(actsOn(unconfirmed, { id: 'me', role: 'admin', departmentCode: null })).toEqual(['refuse'])
  expect(actsOn(unconfirmed, { id: 'me', role: 'referent', departmentCode: '69' })).toEqual([])
})

test('a referent may leave a request to the admins, who have nobody above them', () => {
  expect(offeredActs(['approve', 'refuse', 'contact'], 'referent')).toEqual(['approve', 'refuse', 'pass_on', 'contact'])
  expect(offeredActs(['approve', 'refuse'], 'admin')).toEqual(['approve', 'refuse'])
  expect(offeredActs(['contact'], 'referent')).toEqual(['contact'])
})
