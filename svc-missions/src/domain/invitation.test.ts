import type { ParticipantState } from '@ensemble/contracts/states'
import { describe, expect, it } from 'vitest'
import {
  answerDays,
  answerUntil,
  answerUntilOnceMoved,
  inviteRefusal,
  leavesTimeToCome,
  mayRemind,
  recalledInvitation,
  type Invitee,
} from './invitation.ts'
import { mission, seats } from './samples.test-data.ts'

const now = new Date('2026-11-22T09:00:00Z')
const [inTwoDays, inSixtyDays] = [new Date('2026-11-24T13:00:00Z'), new Date('2027-01-21T13:00:00Z')]
const type = 'event_participation' as const

describe('the time to answer an invitation', () => {
  it('ends with the start of a mission that begins before', () => {
    expect(answerUntil({ type, startAt: inTwoDays, endAt: inTwoDays }, answerDays.byName, now)).toEqual(inTwoDays)
  })

  it('is fourteen days for what comes later, and three for a place that became free', () => {
    const later = { type, startAt: inSixtyDays, endAt: inSixtyDays }
    expect(answerUntil(later, answerDays.byName, now)).toEqual(new Date('2026-12-06T09:00:00Z'))
    expect(answerUntil(later, answerDays.freedPlace, now)).toEqual(new Date('2026-11-25T09:00:00Z'))
  })

  it('goes on after the start of a questionnaire, until its end', () => {
    const survey = { type: 'studies_and_surveys', startAt: new Date('2026-11-01T09:00:00Z') } as const
    expect(answerUntil({ ...survey, endAt: inTwoDays }, answerDays.byName, now)).toEqual(inTwoDays)
    expect(answerUntil({ ...survey, endAt: null }, answerDays.byName, now)).toEqual(new Date('2026-12-06T09:00:00Z'))
  })
})

describe('the time to answer an invitation once its mission is moved', () => {
  const moved = (startAt: Date, before: string) =>
    answerUntilOnceMoved({ type, startAt, endAt: startAt }, new Date(before), now)

  it('stays where it was, and never ends after the new start', () => {
    expect(moved(inSixtyDays, '2026-12-04T09:00:00Z')).toEqual(new Date('2026-12-04T09:00:00Z'))
    expect(moved(inTwoDays, '2026-12-04T09:00:00Z')).toEqual(inTwoDays)
  })

  it('is three days at least, however soon the old date was', () => {
    expect(moved(inSixtyDays, '2026-11-22T13:00:00Z')).toEqual(new Date('2026-11-25T09:00:00Z'))
  })
})

describe('the time to come to a mission', () => {
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  it.each([
    ['is there before it begins', type, 1, 9, true],
    ['is over once its day has begun', type, -1, 7, false],
    ['is there on the first of two days', type, -1, 31, true],
    ['is over on the last of them', type, -25, 7, false],
    ['is there where it has no end', type, -1, null, true],
    ['is there until the end of a questionnaire', 'studies_and_surveys', -1, 7, true],
    ['is over with the questionnaire', 'studies_and_surveys', -25, -1, false],
  ] as const)('%s', (_what, kind, startsIn, endsIn, expected) => {
    const dates = { startAt: inHours(startsIn), endAt: endsIn === null ? null : inHours(endsIn) }
    expect(leavesTimeToCome({ type: kind, ...dates }, now)).toBe(expected)
  })
})

it('is recalled by hand once a day at most', () => {
  expect(mayRemind({ updatedAt: new Date('2026-11-21T09:00:00Z') }, now)).toBe(true)
  expect(mayRemind({ updatedAt: new Date('2026-11-21T09:00:01Z') }, now)).toBe(false)
})

it('begins anew when it is recalled: fourteen days by name, and three for a place that became free, which stays one', () => {
  const later = { type, startAt: inSixtyDays, endAt: inSixtyDays }
  expect(recalledInvitation(later, { invitedAt: new Date('2026-11-20T09:00:00Z') }, now)).toEqual({
    invitationExpiresAt: new Date('2026-12-06T09:00:00Z'),
    invitedAt: now,
    remindedAt: null,
  })
  expect(recalledInvitation(later, { invitedAt: null }, now)).toEqual({
    invitationExpiresAt: new Date('2026-11-25T09:00:00Z'),
    invitedAt: null,
    remindedAt: null,
  })
})

describe('who may be asked', () => {
  const admin = { id: 'admin', role: 'admin', departmentCode: null } as const
  const person: Invitee = {
    id: 'creator',
    role: 'member',
    status: 'validated',
    departmentCode: '69',
    openInvitations: 0,
    recentInvitations: 0,
    paused: false,
  }
  const refusalOf = (changes: Partial<Invitee>, most = { open: 3, monthly: 2 }, current: ParticipantState = 'none') =>
    inviteRefusal(admin, mission(), { ...person, ...changes }, current, { seats: seats(), most })

  it('is nobody who runs the mission, and whoever made it once they have left the staff', () => {
    expect(refusalOf({ role: 'referent' })).toBe('OWN_MISSION')
    expect(refusalOf({})).toBeNull()
  })

  it('is whoever withdrew or was not answered in time, and nobody who said no to the team', () => {
    const standing = (current: ParticipantState) => refusalOf({}, undefined, current)
    expect([standing('withdrawn'), standing('rejected_by_system')]).toEqual([null, null])
    expect(standing('rejected_by_member')).toBe('INVITATION_ALREADY_ANSWERED')
    expect(standing('validated')).toBe('ALREADY_REGISTERED')
  })

  it('is nobody who was asked as often as the installation allows', () => {
    expect(refusalOf({ openInvitations: 3 })).toBe('INVITED_OFTEN')
    expect(refusalOf({ recentInvitations: 2 })).toBe('INVITED_OFTEN')
    const often = { openInvitations: 3, recentInvitations: 2 }
    expect(refusalOf(often, { open: 4, monthly: 3 })).toBeNull()
    expect(refusalOf({ recentInvitations: 1 }, { open: 3, monthly: 1 })).toBe('INVITED_OFTEN')
  })
})
