import { roles, userStatuses } from '@ensemble/contracts/enumerations'
import { expect, test } from 'vitest'
import { actsOn } from './account-acts.ts'

const account = { id: 'a', role: 'member', departmentCode: '69' } as const

test.each([
  [
    'admin',
    { pending_approval: ['approve', 'refuse'], validated: ['suspend'], suspended: ['reactivate'], deleted: [] },
  ],
  ['headquarter_referent', { pending_approval: [], validated: [], suspended: [], deleted: [] }],
  ['referent', { pending_approval: ['approve'], validated: [], suspended: [], deleted: [] }],
  ['member', { pending_approval: [], validated: [], suspended: [], deleted: [] }],
] as const)('what a %s may do in each state', (role, expected) => {
  const caller = { id: 'me', role, departmentCode: '69' }
  for (const status of userStatuses) expect(actsOn({ ...account, status }, caller), status).toEqual(expected[status])
})

test('a referent approves members of the own department alone', () => {
  const referent = { id: 'me', role: 'referent', departmentCode: '69' } as const
  const waiting = { ...account, status: 'pending_approval' } as const
  expect(actsOn({ ...waiting, departmentCode: '75' }, referent)).toEqual([])
  expect(actsOn({ ...waiting, role: 'referent' }, referent)).toEqual([])
})

test('nobody acts on their own account', () => {
  for (const role of roles) {
    const me = { id: 'me', role, departmentCode: '69' }
    for (const status of userStatuses) expect(actsOn({ ...me, status }, me)).toEqual([])
  }
})
