import type { Role } from '@ensemble/contracts/enumerations'
import { describe, expect, it } from 'vitest'
import type { Mission } from './mission.ts'
import { missingAnswers, planRegistration } from './registration.ts'
import { mission, now, seats } from './samples.test-data.ts'

const member = { id: 'member', role: 'member', volunteerKinds: [] } as const

function plan(
  changes: Partial<Mission> = {},
  places = seats(),
  current: Parameters<typeof planRegistration>[3] = 'none',
) {
  return planRegistration(mission(changes), places, member, current, now)
}

describe('registering', () => {
  it('validates at once when registration is open', () => {
    expect(plan({ registrationMode: 'open' })).toEqual({ action: 'register_open' })
  })

  it('asks the team when it selects', () => {
    expect(plan({ registrationMode: 'selection' })).toEqual({ action: 'register_selection' })
  })

  it('joins the waiting line when no place is left', () => {
    const full = seats({ capacity: 2, validated: 1, invited: 1 })
    expect(plan({ waitlistEnabled: true }, full)).toEqual({ action: 'register_waitlist' })
  })

  it.each([
    ['MISSION_FULL', seats({ capacity: 1, validated: 1 })],
    ['WAITLIST_OFF', seats({ capacity: 1, validated: 1, waitlist: 2 })],
  ])('is refused with %s when there is no waiting list', (refused, places) => {
    expect(plan({ waitlistEnabled: false }, places)).toEqual({ refused })
  })

  it.each<[string, Partial<Mission>]>([
    ['NOT_FOUND', { deletedAt: now }],
    ['MISSION_CLOSED', { closedAt: now }],
    ['MISSION_NOT_APPROVED', { approvalStatus: 'waiting_for_approval' }],
    ['REGISTRATION_CLOSED', { registrationClosesAt: now }],
    ['REGISTRATION_CLOSED', { registrationClosesAt: null, endAt: new Date(now.getTime() - 1) }],
    ['VOLUNTEER_KIND_REQUIRED', { requiredVolunteerKinds: ['user_representation'] }],
  ])('is refused with %s for %o', (refused, changes) => {
    expect(plan(changes)).toEqual({ refused })
  })

  it.each([{ managerIds: ['member'] }, { creatorId: 'member' }])(
    'is refused to whoever runs it, while they are of the staff: %o',
    (changes) => {
      const of = (role: Role) => planRegistration(mission(changes), seats(), { ...member, role }, 'none', now)
      expect(of('referent')).toEqual({ refused: 'OWN_MISSION' })
      expect(of('member')).toEqual({ action: 'register_selection' })
    },
  )

  it.each([
    ['awaiting_staff', 'ALREADY_REGISTERED'],
    ['waitlisted', 'ALREADY_REGISTERED'],
    ['awaiting_member', 'ALREADY_REGISTERED'],
    ['validated', 'ALREADY_REGISTERED'],
    ['rejected_by_staff', 'PREVIOUSLY_REFUSED'],
  ] as const)('from %s is refused with %s', (current, refused) => {
    expect(plan({}, seats(), current)).toEqual({ refused })
  })

  it.each(['withdrawn', 'rejected_by_member', 'rejected_by_system'] as const)(
    'from %s is possible again',
    (current) => {
      expect(plan({ registrationMode: 'open' }, seats(), current)).toEqual({ action: 'register_open' })
    },
  )

  it('takes any of the required volunteer kinds', () => {
    const trained = { ...member, id: 'trained', volunteerKinds: ['patient_resource'] as const }
    const required = mission({ requiredVolunteerKinds: ['user_representation', 'patient_resource'] })
    expect(planRegistration(required, seats(), trained, 'none', now)).toHaveProperty('action')
  })
})

describe('the answers that a mission asks for', () => {
  const asked = { motivationRequired: true, questions: ['Pourquoi ?', 'Quand ?'], interestsDeclarationRequired: false }
  const none = { conflictOfInterest: null }

  it('are all there', () => {
    expect(
      missingAnswers(asked, { ...none, motivation: 'J’ai envie de transmettre.', answers: ['Oui', 'Lundi'] }),
    ).toEqual({})
  })

  it('are named one by one when missing or too short', () => {
    expect(missingAnswers(asked, { ...none, motivation: null, answers: [] })).toEqual({
      motivation: ['REQUIRED'],
      'answers.0': ['REQUIRED'],
      'answers.1': ['REQUIRED'],
    })
    expect(missingAnswers(asked, { ...none, motivation: 'Oui', answers: ['a', ''] })).toEqual({
      motivation: ['TOO_SHORT'],
      'answers.1': ['REQUIRED'],
    })
  })

  it('include the links of interest where they are due', () => {
    const declaring = { motivationRequired: false, questions: [], interestsDeclarationRequired: true }
    const given = { motivation: null, answers: [] }
    expect(missingAnswers(declaring, { ...given, ...none })).toEqual({ conflictOfInterest: ['REQUIRED'] })
    expect(missingAnswers(declaring, { ...given, conflictOfInterest: 'Aucun' })).toEqual({})
  })

  it('are not more than the questions', () => {
    expect(
      missingAnswers({ ...asked, questions: [] }, { ...none, motivation: 'x'.repeat(20), answers: ['Oui'] }),
    ).toEqual({
      answers: ['UNKNOWN_FIELD'],
    })
  })
})
