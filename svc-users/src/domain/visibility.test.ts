import type { Role, UserStatus } from '@ensemble/contracts/enumerations'
import { mayReachParticipants } from '@ensemble/contracts/users/participant-reach'
import { describe, expect, it } from 'vitest'
import { listScope } from './list-scope.ts'
import { viewOf } from './visibility.ts'

const reader = (role: Role, departmentCode: string | null = '69') => ({ id: 'reader', role, departmentCode })
const user = (role: Role, departmentCode = '69', status: UserStatus = 'validated') => ({
  id: 'user',
  role,
  status,
  departmentCode,
})

describe('what a reader sees of a user', () => {
  it.each([
    ['admin', user('member'), false, 'full'],
    ['admin', user('member', '33', 'deleted'), false, 'full'],
    ['referent', user('member'), false, 'department'],
    ['referent', user('member', '33'), false, null],
    ['referent', user('member', '33'), true, 'participant'],
    ['referent', user('referent', '33'), false, 'staff_card'],
    ['referent', user('member', '69', 'deleted'), true, null],
    ['headquarter_referent', user('member'), false, null],
    ['headquarter_referent', user('member'), true, 'participant'],
    ['member', user('member'), true, null],
    ['member', user('admin'), false, 'staff_card'],
    ['member', user('admin', '69', 'suspended'), false, null],
  ] as const)('%s of %o, taking part: %s → %s', (role, seen, takesPart, view) => {
    expect(viewOf(reader(role), seen, takesPart)).toBe(view)
  })

  it('is everything for oneself', () => {
    expect(viewOf({ ...reader('member'), id: 'user' }, user('member'), false)).toBe('self')
  })
})

describe('whom a reader lists', () => {
  it('is everybody for admins and their own department for referents', () => {
    expect(listScope(reader('admin'))).toEqual({ kind: 'all' })
    expect(listScope(reader('referent'))).toEqual({ kind: 'department', departmentCode: '69' })
    expect(() => listScope(reader('referent', null))).toThrow('OUT_OF_SCOPE')
    expect(() => listScope(reader('headquarter_referent'))).toThrow('OUT_OF_SCOPE')
  })

  it('is the participants of a mission for those who run it', () => {
    const mission = { managerIds: ['reader'], departmentCode: '33' }
    const others = { managerIds: ['other'], departmentCode: '69' }
    const national = { managerIds: ['other'], departmentCode: null }
    expect(mayReachParticipants(reader('headquarter_referent'), mission)).toBe(true)
    expect(mayReachParticipants(reader('headquarter_referent'), others)).toBe(false)
    expect(mayReachParticipants(reader('referent'), others)).toBe(true)
    expect(mayReachParticipants(reader('referent', null), national)).toBe(false)
    expect(mayReachParticipants(reader('admin'), national)).toBe(true)
    expect(mayReachParticipants(reader('member'), mission)).toBe(false)
  })
})
