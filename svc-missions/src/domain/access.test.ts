import { describe, expect, it } from 'vitest'
import { reaches, requireReach } from './access.ts'
import { allowedActions } from './allowed-actions.ts'
import { mission, now, seats } from './samples.test-data.ts'

const referent = { id: 'manager', role: 'referent', departmentCode: '69', volunteerKinds: [] } as const
const elsewhere = { ...referent, id: 'other', departmentCode: '33' } as const
const member = { ...referent, id: 'member', role: 'member' } as const
const admin = { ...referent, id: 'admin', role: 'admin', departmentCode: null } as const

describe('the reach of an action', () => {
  it('of a referent ends at the department, unless the mission is their own', () => {
    expect(reaches('mission.decide_participants', { ...elsewhere, departmentCode: '69' }, mission())).toBe(true)
    expect(reaches('mission.decide_participants', elsewhere, mission())).toBe(false)
    expect(reaches('mission.decide_participants', elsewhere, mission({ creatorId: 'other' }))).toBe(true)
  })

  it('never takes a national mission for one of nobody’s department', () => {
    const nowhere = { ...elsewhere, departmentCode: null }
    expect(reaches('mission.decide_participants', nowhere, mission({ departmentCode: null }))).toBe(false)
  })

  it('tells "never" from "not here"', () => {
    expect(() => requireReach('mission.decide_participants', member, mission())).toThrow('FORBIDDEN')
    expect(() => requireReach('mission.decide_participants', elsewhere, mission())).toThrow('OUT_OF_SCOPE')
  })
})

describe('allowed actions', () => {
  const offered = (actor: Parameters<typeof allowedActions>[2], changes = {}, current: 'none' | 'validated' = 'none') =>
    allowedActions(
      mission(changes),
      seats({ validated: current === 'validated' ? 1 : 0 }),
      actor,
      { state: current, invitationExpiresAt: null, newDateWaits: false, surveyWaits: false },
      now,
    )

  it('of a member are to register, and then to withdraw', () => {
    expect(offered(member)).toEqual(['register'])
    expect(offered(member, {}, 'validated')).toEqual(['unregister', 'see_workspace'])
  })

  it('of the manager are to decide, never to register', () => {
    expect(offered(referent)).toEqual([
      'see_workspace',
      'see_participants',
      'decide_participants',
      'add_participants',
      'edit',
      'edit_workspace',
      'close',
      'cancel',
      'reschedule',
      'delete',
    ])
  })

  it('of a manager from another department are those of any manager', () => {
    expect(offered({ ...referent, departmentCode: '33' })).toEqual(offered(referent))
  })

  it('of the manager are to invite while somebody can come, also once the time to register is over', () => {
    const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
    expect(offered(referent, { registrationClosesAt: now })).toContain('add_participants')
    expect(offered(referent, { registrationClosesAt: null })).toContain('add_participants')
    const underWay = { registrationClosesAt: now, startAt: later(-1), endAt: later(7) }
    expect(offered(referent, underWay)).not.toContain('add_participants')
    expect(offered(referent, { registrationClosesAt: null, endAt: later(-1) })).not.toContain('add_participants')
  })

  it('of an admin on a waiting mission include the approval', () => {
    expect(offered(admin, { approvalStatus: 'waiting_for_approval' })).toContain('approve')
  })

  it('offer nothing that would change a closed mission', () => {
    const closed = { closedAt: now, closingNote: 'Merci à toutes et à tous.' }
    expect(offered(referent, closed)).toEqual(['see_workspace', 'see_participants'])
    expect(offered(referent, { closedAt: now })).toContain('add_closing_note')
    expect(offered(referent, { closedAt: now, cancelledAt: now })).toEqual(['see_workspace', 'see_participants'])
  })
})
