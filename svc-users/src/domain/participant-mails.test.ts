import { describe, expect, it } from 'vitest'
import { comesTooLate, mailsAbout } from './participant-mails.ts'
import { stateAfter } from './participation.ts'
import { nextAttempt } from './mail-retry.ts'

const fact = (type: string, change: object = {}) => ({
  type: `missions.participant.${type}`,
  validationStatus: 'awaiting_validation' as const,
  waitlistPosition: null,
  ...change,
})
const kinds = (...args: Parameters<typeof fact>) => mailsAbout(fact(...args)).map(({ kind, to }) => `${kind} → ${to}`)

describe('mails about a participation', () => {
  it('answer a registration as the mission took it', () => {
    expect(kinds('registered', { validationStatus: 'validated' })).toEqual(['registration_confirmed → member'])
    expect(kinds('registered')).toEqual(['request_received → member', 'new_request → managers'])
    expect(kinds('registered', { waitlistPosition: 2 })).toEqual(['request_received → member'])
  })

  it('tell the member of a decision of the staff, and of no other', () => {
    expect(kinds('accepted', { validationStatus: 'validated' })).toEqual(['place_confirmed → member'])
    expect(kinds('refused', { reasonCode: 'no_place_left' })).toEqual(['request_refused → member'])
    expect(kinds('refused', { reasonCode: 'other', was: 'confirmed' })).toEqual(['place_taken_back → member'])
    expect(kinds('refused', { reasonCode: 'mission_closed', was: 'invited' })).toEqual(['invitation_ended → member'])
    expect(kinds('refused', { reasonCode: 'mission_closed', was: 'requested' })).toEqual(['request_refused → member'])
    expect(kinds('refused', { reasonCode: 'mission_cancelled', was: 'requested' })).toEqual([])
    expect(kinds('refused', { reasonCode: 'account_suspended' })).toEqual([])
    expect(kinds('refused', { reasonCode: 'not_available' })).toEqual([])
  })

  it('carry an invitation to the member, and the answer to the managers unless nobody asked by name', () => {
    expect(kinds('invited', { solicited: true })).toEqual(['invitation → member'])
    expect(kinds('invited', { solicited: false })).toEqual(['place_offered → member'])
    const answers = ['place_confirmed → member', 'invitation_answered → managers']
    expect(kinds('accepted', { validationStatus: 'validated', by: 'member' })).toEqual(answers)
    expect(kinds('refused', { reasonCode: 'other', by: 'member' })).toEqual(['invitation_answered → managers'])
    expect(kinds('refused', { reasonCode: 'other', by: 'member', blind: true })).toEqual([])
  })

  it('tell who asked for a place that the time to take it has run out, and nobody whom a team had asked', () => {
    expect(kinds('expired', { validationStatus: 'rejected', solicited: false })).toEqual([
      'place_offer_expired → member',
    ])
    expect(kinds('expired', { validationStatus: 'rejected', solicited: true })).toEqual([])
    expect(kinds('expired', { validationStatus: 'rejected' })).toEqual([])
  })

  it('leave who missed a place alone once a mission of one day has begun, when asking again is of no use', () => {
    const begins = new Date('2026-12-12T09:00:00Z')
    const tooLate = (hours: number, at: string) =>
      comesTooLate(
        'place_offer_expired',
        { startAt: begins, endAt: new Date(begins.getTime() + hours * 3_600_000) },
        new Date(at),
      )
    expect(tooLate(3, '2026-12-12T08:59:00Z')).toBe(false)
    expect(tooLate(3, '2026-12-12T09:00:00Z')).toBe(true)
    expect(tooLate(30 * 24, '2026-12-20T09:00:00Z')).toBe(false)
  })

  it('tell the managers of a withdrawal', () => {
    expect(kinds('withdrawn')).toEqual(['participant_withdrew → managers'])
    expect(kinds('withdrawn', { was: 'requested' })).toEqual(['participant_withdrew → managers'])
  })

  it('tell the managers nothing of who leaves the waiting list, as of who joined it', () => {
    expect(kinds('withdrawn', { was: 'waitlisted', by: 'member' })).toEqual(['request_withdrawn → member'])
  })

  it('assure who takes a request back that nobody expects them, and nobody whose request ends otherwise', () => {
    expect(kinds('withdrawn', { was: 'requested', by: 'member' })).toEqual([
      'participant_withdrew → managers',
      'request_withdrawn → member',
    ])
    expect(kinds('withdrawn', { was: 'requested', by: 'system' })).toEqual(['participant_withdrew → managers'])
    expect(kinds('withdrawn', { was: 'invited', by: 'member' })).toEqual(['participant_withdrew → managers'])
  })
})

it('tells managers nothing of a person whom they do not know of', () => {
  const withdrawn = {
    type: 'missions.participant.withdrawn',
    validationStatus: 'awaiting_validation',
    waitlistPosition: null,
  } as const
  expect(mailsAbout(withdrawn)).toHaveLength(1)
  expect(mailsAbout({ ...withdrawn, blind: true })).toEqual([])
})

describe('where an event leaves a participation', () => {
  it.each([
    ['registered', 'awaiting_validation', 'waiting'],
    ['registered', 'validated', 'validated'],
    ['invited', 'awaiting_validation', 'invited'],
    ['accepted', 'validated', 'validated'],
    ['refused', 'rejected', 'rejected'],
    ['expired', 'rejected', 'rejected'],
    ['withdrawn', 'validated', 'withdrawn'],
  ] as const)('%s with %s: %s', (type, status, state) => {
    expect(stateAfter(`missions.participant.${type}`, status)).toBe(state)
  })
})

describe('trying a mail again', () => {
  const now = new Date('2026-11-21T09:00:00Z')

  it('waits longer each time, an hour at most, and ends', () => {
    const waits = [1, 2, 3, 9, 10, 11].map((attempts) => nextAttempt(attempts, 12, now)?.getTime())
    expect(waits.map((at) => ((at ?? 0) - now.getTime()) / 1000)).toEqual([10, 20, 40, 2560, 3600, 3600])
    expect(nextAttempt(12, 12, now)).toBeNull()
  })
})
