import { describe, expect, it } from 'vitest'
import { type CalendarEntry, renderCalendar } from './calendar.ts'

const stampedAt = new Date('2026-12-01T08:30:00Z')
const startAt = new Date('2026-12-12T13:00:00Z')
const entry: CalendarEntry = {
  uid: 'u',
  title: 'Stand ; marché, été',
  time: { startAt, endAt: null },
  url: 'https://e.example',
  changedAt: new Date('2020-01-01T00:00:03Z'),
}
const people = { organizer: 'comite-69@example.org', attendee: 'ines@example.org' }

function published(change: Partial<CalendarEntry> = {}): string {
  return renderCalendar({ method: 'PUBLISH', stampedAt, entries: [{ ...entry, ...change }] })
}

describe('a calendar file', () => {
  it('marks the start where there is no end, and escapes what would end a value', () => {
    const file = published()
    expect(file).toContain('DTSTAMP:20261201T083000Z\r\n')
    expect(file).toContain('DTSTART;TZID=Europe/Paris:20261212T140000\r\n')
    expect(file).not.toContain('DTEND')
    expect(file).toContain('SUMMARY:Stand \\; marché\\, été\r\n')
  })

  it('says the time of Paris, in summer as in winter, where, and which version it is', () => {
    const endAt = new Date('2027-07-01T07:05:00Z')
    const file = published({ time: { startAt, endAt }, location: '12 rue des Tilleuls, Lyon' })
    expect(file).toContain('DTEND;TZID=Europe/Paris:20270701T090500\r\n')
    expect(file).toContain('LOCATION:12 rue des Tilleuls\\, Lyon\r\n')
    expect(file).toContain('SEQUENCE:3\r\n')
  })

  it('names the meeting that can be joined, and lets no address begin another line', () => {
    expect(published({ conference: 'https://meet.example/a' })).toContain(
      '\r\nCONFERENCE;VALUE=URI:https://meet.example/a\r\n',
    )
    expect(published({ conference: 'https://meet.example/a\r\nATTENDEE:x' })).not.toMatch(/^ATTENDEE/m)
    for (const conference of [null, undefined, 'no address'])
      expect(published({ conference })).not.toContain('CONFERENCE')
  })

  it('rings a day and two hours before', () => {
    expect(published().match(/TRIGGER:.*/g)).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H'])
  })

  it('fills the hours of an afternoon, and nobody’s days with what takes weeks', () => {
    const until = (endAt: string) => published({ time: { startAt, endAt: new Date(endAt) } })
    expect(until('2026-12-12T16:00:00Z')).toContain('TRANSP:OPAQUE')
    expect(until('2027-01-27T16:00:00Z')).toContain('TRANSP:TRANSPARENT')
  })

  it('reminds of a day as a whole, without blocking it', () => {
    const file = published({ time: { day: '2026-12-31' } })
    expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\nTRANSP:TRANSPARENT\r\n')
    expect(file).toContain('TRIGGER:-PT15H\r\n')
  })

  it('takes an entry back, and rings no more', () => {
    const file = renderCalendar({ method: 'CANCEL', people, stampedAt, entries: [entry] })
    expect(file).toContain('METHOD:CANCEL\r\n')
    expect(file).toContain('STATUS:CANCELLED\r\n')
    expect(file).toContain('ORGANIZER:mailto:comite-69@example.org\r\n')
    expect(file).toContain('ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ines@example.org\r\n')
    expect(file).not.toContain('VALARM')
  })

  it('folds long lines between characters', () => {
    const title = 'é'.repeat(120)
    const file = published({ title })
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  })
})
