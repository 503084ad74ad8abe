import { describe, expect, it } from 'vitest'
import { type HeldMission, overlapsWith, type TimedMission } from './overlaps.ts'

const now = new Date('2027-01-01T09:00:00Z')

type Session = readonly [day: string, from: string, until: string | null]
const session = ([day, from, until]: Session) => ({
  id: day,
  startAt: `${day}T${from}:00.000Z`,
  endAt: until && `${day}T${until}:00.000Z`,
})

/** A mission from one moment to another, with the sessions that its team has written down. */
function mission(startAt: string, endAt: string | null, ...sessions: Session[]): TimedMission {
  const instant = (moment: string) => `${moment}:00.000Z`
  return {
    type: 'event_participation',
    startAt: instant(startAt),
    endAt: endAt && instant(endAt),
    workspace: { nextMeetingAt: null, sessions: sessions.map(session) },
  }
}

const held = (one: TimedMission, title = 'Une autre'): HeldMission => ({
  ...one,
  missionId: title,
  title,
  confirmed: true,
})

/** When the second is in the way of the first: its first date that is, and how many more are. */
function between(one: TimedMission, other: TimedMission) {
  const [found, ...others] = overlapsWith(one, [held(other)], now)
  expect(others).toEqual([])
  return (
    found && {
      from: found.startAt.slice(5, 16),
      until: found.openEnded ? undefined : found.endAt.slice(5, 16),
      more: found.more,
    }
  )
}

const tuesdays = mission(
  '2027-01-05T13:00',
  '2027-06-29T15:00',
  ['2027-01-05', '13:00', '15:00'],
  ['2027-01-12', '13:00', '15:00'],
  ['2027-01-19', '13:00', '15:00'],
)
const at = (day: string, from: string, until: string) => mission(`${day}T${from}`, `${day}T${until}`)

describe('two missions overlap', () => {
  it('where a session of one shares time with the other, and not in between', () => {
    const found = { from: '01-12T13:00', until: '01-12T15:00' }
    expect(between(at('2027-01-12', '14:00', '17:00'), tuesdays)).toEqual(found)
    expect(between(at('2027-01-13', '14:00', '17:00'), tuesdays)).toBeUndefined()
    expect(between(at('2027-03-02', '13:00', '15:00'), tuesdays)).toBeUndefined()
  })

  it('each time that their sessions share: the first is said, and how many more', () => {
    const fortnight = mission(
      '2027-01-05T10:00',
      null,
      ['2027-01-19', '14:30', '16:00'],
      ['2027-01-05', '10:00', '13:30'],
    )
    expect(between(fortnight, tuesdays)).toEqual({ from: '01-05T13:00', until: '01-05T15:00', more: 1 })
    expect(between(tuesdays, fortnight)).toEqual({ from: '01-05T10:00', until: '01-05T13:30', more: 1 })
  })

  it('not where one begins as the other ends, nor by sessions that are over', () => {
    expect(between(at('2027-01-12', '15:00', '17:00'), tuesdays)).toBeUndefined()
    const past = mission('2026-12-01T13:00', '2027-06-29T15:00', ['2026-12-01', '13:00', '15:00'])
    expect(between(at('2026-12-01', '13:00', '15:00'), past)).toBeUndefined()
  })

  it('where they are short, from start to end', () => {
    const weekend = mission('2027-02-06T08:00', '2027-02-07T17:00')
    expect(between(at('2027-02-06', '20:00', '22:00'), weekend)).toBeDefined()
    expect(between(at('2027-02-08', '20:00', '22:00'), weekend)).toBeUndefined()
  })

  it('once where a session is the mission itself, and at the mission itself where a session prepares it', () => {
    const day = mission(
      '2027-02-06T08:00',
      '2027-02-06T17:00',
      ['2027-01-30', '10:00', '11:00'],
      ['2027-02-06', '08:00', '12:00'],
    )
    expect(between(at('2027-02-06', '09:00', '16:00'), day)).toEqual({ from: '02-06T08:00', until: '02-06T17:00' })
    expect(between(at('2027-01-30', '10:30', '12:00'), day)).toEqual({ from: '01-30T10:00', until: '01-30T11:00' })
  })

  it('where a session says no end, in the hour after its beginning, and no end is made up', () => {
    const open = mission('2027-01-05T13:00', null, ['2027-01-12', '13:00', null])
    expect(between(at('2027-01-12', '13:30', '15:00'), open)).toEqual({ from: '01-12T13:00' })
    expect(between(at('2027-01-12', '14:00', '15:00'), open)).toBeUndefined()
    const before = { ...open, workspace: { nextMeetingAt: '2027-01-12T13:00:00.000Z' } }
    expect(between(at('2027-01-12', '13:30', '15:00'), before)).toEqual({ from: '01-12T13:00' })
  })

  it('never by a questionnaire, a group without hours, or what goes on for longer than three days', () => {
    const meeting = at('2027-01-12', '13:00', '15:00')
    const questionnaire = { ...meeting, type: 'studies_and_surveys' as const }
    const group = mission('2027-01-05T13:00', null)
    const weeks = { ...mission('2027-01-11T08:00', '2027-01-15T18:00'), workspace: null }
    const none = [questionnaire, group, weeks].map((other) => between(meeting, other))
    expect(none).toEqual([undefined, undefined, undefined])
    expect(between(questionnaire, meeting)).toBeUndefined()
  })

  it('are said the soonest first', () => {
    const others = [held(at('2027-01-19', '14:00', '16:00'), 'Plus tard'), held(tuesdays, 'Chaque semaine')]
    const asked = mission('2027-01-01T10:00', null, ['2027-01-19', '14:30', '16:00'], ['2027-01-05', '13:00', '14:00'])
    expect(overlapsWith(asked, others, now).map(({ title }) => title)).toEqual(['Chaque semaine', 'Plus tard'])
  })
})
