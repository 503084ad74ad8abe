import { expect, it } from 'vitest'
import { renderCalendar } from './calendar.ts'

const entry = {
  uid: 'u',
  title: 'Stand ; marché, été',
  startAt: new Date('2026-12-12T13:00:00Z'),
  endAt: null,
  url: 'https://e.example',
  stampedAt: new Date('2026-12-01T08:30:00Z'),
}

it('marks the start where there is no end, and escapes what would end a value', () => {
  const file = renderCalendar(entry)
  expect(file).toContain('DTSTAMP:20261201T083000Z\r\n')
  expect(file).toContain('DTSTART;TZID=Europe/Paris:20261212T140000\r\n')
  expect(file).not.toContain('DTEND')
  expect(file).toContain('SUMMARY:Stand \\; marché\\, été\r\n')
})

it('says the time of Paris, in summer as in winter, and where', () => {
  const endAt = new Date('2027-07-01T07:05:00Z')
  const file = renderCalendar({ ...entry, endAt, location: '12 rue des Tilleuls, Lyon', sequence: 3 })
  expect(file).toContain('DTEND;TZID=Europe/Paris:20270701T090500\r\n')
  expect(file).toContain('LOCATION:12 rue des Tilleuls\\, Lyon\r\n')
  expect(file).toContain('SEQUENCE:3\r\n')
})

it('folds long lines between characters', () => {
  const title = 'é'.repeat(120)
  const file = renderCalendar({ ...entry, title })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
