import ical from 'ical.js'
import { describe, expect, it } from 'vitest'
import { exampleScene } from './examples/scene.ts'
import { calendarOf } from './mission-calendar.ts'

const { mission, recipient, study } = exampleScene('fr', 'https://e.example')
const at = new Date('2027-03-01T09:00:00Z')
const session = (id: string, day: string) => ({ id, startAt: `${day}T13:00:00.000Z`, endAt: `${day}T15:00:00.000Z` })
const first = session('first', '2027-03-09')
const second = session('second', '2027-03-16')
const group = {
  ...mission,
  practical: mission.practical && { ...mission.practical, sessions: [first, second] },
}

/** The files of a mail, as another program reads them. */
function filesOf(kind: string, endedSessions: (typeof first)[] = [], about: typeof mission = group) {
  const input = { mission: about, recipient, organizer: 'rhone@example.org', origin: 'https://e.example', at }
  const stream = calendarOf(kind, { ...input, endedSessions }) ?? ''
  const files = stream.match(/^BEGIN:VCALENDAR\r\n[\s\S]*?^END:VCALENDAR\r\n/gm) ?? []
  return files.map((file) => {
    const calendar = new ical.Component(ical.parse(file))
    return {
      method: calendar.getFirstPropertyValue('method'),
      entries: calendar.getAllSubcomponents('vevent').map((event) => ({
        uid: new ical.Event(event).uid,
        title: new ical.Event(event).summary,
        start: new ical.Event(event).startDate.toJSDate().toISOString(),
        day: new ical.Event(event).startDate.toString().slice(0, 10),
        place: new ical.Event(event).location,
        says: new ical.Event(event).description,
        conference: event.getFirstPropertyValue('conference'),
        status: event.getFirstPropertyValue('status'),
        alarms: event.getAllSubcomponents('valarm').length,
      })),
    }
  })
}

const uid = (id: string) => `${mission.missionId}.${recipient.id}${id}@e.example`

describe('the calendar files of a mail about a mission that comes back', () => {
  it('have one entry per session, with alarms and address, beside the entry of the mission', () => {
    const [invite, dates, ...others] = filesOf('place_confirmed')
    expect(others).toEqual([])
    expect(invite).toMatchObject({ method: 'REQUEST', entries: [{ uid: uid(''), alarms: 2 }] })
    const place = '12 place de la Croix-Rousse, 69004 Lyon'
    const title = `${mission.title} (séance)`
    expect(dates).toMatchObject({
      method: 'PUBLISH',
      entries: [
        { uid: uid('.first'), title, start: first.startAt, place, status: 'CONFIRMED', alarms: 2 },
        { uid: uid('.second'), title, start: second.startAt, place, status: 'CONFIRMED', alarms: 2 },
      ],
    })
  })

  it.each(['mission_cancelled', 'withdrawal_noted', 'place_taken_back'])('(%s) takes each of them back', (kind) => {
    const [invite, dates] = filesOf(kind)
    expect(invite).toMatchObject({ method: 'CANCEL', entries: [{ uid: uid(''), status: 'CANCELLED' }] })
    expect(dates?.entries.map(({ status, alarms }) => ({ status, alarms }))).toEqual([
      { status: 'CANCELLED', alarms: 0 },
      { status: 'CANCELLED', alarms: 0 },
    ])
  })

  it('take back a session that is off, and leave the others', () => {
    const [, dates] = filesOf('changed', [session('off', '2027-03-23')])
    expect(dates?.entries.map(({ uid: name, status }) => [name, status])).toEqual([
      [uid('.first'), 'CONFIRMED'],
      [uid('.second'), 'CONFIRMED'],
      [uid('.off'), 'CANCELLED'],
    ])
  })

  it('name the address and the link of what is on site or remote, also of each session, and no link once it is off', () => {
    const meetingUrl = 'https://meet.example/a'
    const { nature, practical } = group
    const mixed = {
      ...group,
      nature: nature && { ...nature, mode: 'mixed' as const },
      practical: practical && { ...practical, meetingUrl },
    }
    const place = '12 place de la Croix-Rousse, 69004 Lyon'
    const entries = (kind: string) => filesOf(kind, [], mixed).flatMap((file) => file.entries)
    const confirmed = entries('place_confirmed')
    expect(confirmed).toHaveLength(3)
    for (const entry of confirmed) {
      expect(entry).toMatchObject({ place, conference: meetingUrl })
      expect(entry.says).toMatch(/^Pour participer à distance\u00a0: https:\/\/meet\.example\/a\n/)
    }
    for (const entry of entries('withdrawal_noted')) {
      expect(entry).toMatchObject({ place, conference: null })
      expect(entry.says).not.toContain('distance')
    }
  })
})

describe('the calendar file of a mail about a questionnaire', () => {
  it.each([
    ['972', '2027-06-30'],
    ['988', '2027-07-01'],
    ['69', '2027-07-01'],
    [null, '2027-07-01'],
  ])('(%s) reminds on the day on which it ends there', (departmentCode, day) => {
    // 23 h 59 in Martinique.
    const endAt = new Date('2027-07-01T03:59:00Z')
    const [file] = filesOf('registration_confirmed', [], { ...study, departmentCode, endAt })
    expect(file?.entries.map(({ day: begins }) => begins)).toEqual([day])
  })
})
