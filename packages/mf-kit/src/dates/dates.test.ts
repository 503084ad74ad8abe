import { expect, test, vi } from 'vitest'
import {
  formatDay,
  formatDayAndTime,
  formatDate,
  formatDayInFigures,
  formatExact,
  formatPeriod,
  formatShortDay,
  formatTime,
} from '@ensemble/contracts/dates'

const now = new Date('2026-11-21T10:00:00Z')
const fr = { language: 'fr', now } as const
const en = { language: 'en', now } as const
const start = '2026-12-12T13:00:00Z'

/** Words with plain spaces: the unbreakable ones are checked once, below. */
function plain(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('a period within a day is said once, with both times', () => {
  expect(plain(formatPeriod(start, '2026-12-12T16:00:00Z', fr))).toBe('samedi 12 décembre, 14 h – 17 h')
  expect(plain(formatPeriod(start, '2026-12-12T16:30:00Z', en))).toBe('Saturday 12 December, 2 pm – 5:30 pm')
})

test('a period over several days says both days, one without end says its start', () => {
  expect(formatPeriod(start, '2026-12-14T16:00:00Z', fr)).toBe('du samedi 12 décembre au lundi 14 décembre')
  expect(formatPeriod(start, '2026-12-14T16:00:00Z', en)).toBe('Saturday 12 December to Monday 14 December')
  expect(plain(formatPeriod(start, null, fr))).toBe('samedi 12 décembre, 14 h')
})

test('what goes on past midnight keeps its hours', () => {
  const evening = ['2026-12-12T19:00:00Z', '2026-12-13T01:30:00Z'] as const
  expect(plain(formatPeriod(...evening, fr))).toBe('du samedi 12 décembre, 20 h, au dimanche 13 décembre, 2 h 30')
  expect(plain(formatPeriod(...evening, en))).toBe('Saturday 12 December, 8 pm to Sunday 13 December, 2:30 am')
})

test('what is kept says this year too, and the hours of several days', () => {
  const kept = { ...fr, complete: true }
  expect(formatDay(start, kept)).toBe('samedi 12 décembre 2026')
  expect(plain(formatPeriod(start, '2026-12-12T16:00:00Z', kept))).toBe('samedi 12 décembre 2026, 14 h – 17 h')
  expect(plain(formatPeriod(start, '2026-12-14T16:00:00Z', kept))).toBe(
    'du samedi 12 décembre 2026, 14 h, au lundi 14 décembre 2026, 17 h',
  )
})

test('the year is said when it is another', () => {
  expect(formatDay('2027-01-02T12:00:00Z', fr)).toBe('samedi 2 janvier 2027')
  expect(formatDay('2027-01-02T12:00:00Z', en)).toBe('Saturday 2 January 2027')
})

test('a table has room for a short day', () => {
  expect(formatShortDay(start, fr)).toBe('sam. 12 déc.')
  expect(formatShortDay(start, en)).toBe('Sat 12 Dec')
  expect(formatShortDay('2027-01-02T12:00:00Z', fr)).toBe('2 janv. 2027')
})

test('the first of a month is the first, in words of any length', () => {
  const [thisYear, nextYear] = ['2026-12-01T12:00:00Z', '2027-01-01T12:00:00Z']
  expect([thisYear, nextYear].map((day) => formatShortDay(day, fr))).toEqual(['mar. 1er déc.', '1er janv. 2027'])
  expect(formatDay(thisYear, fr)).toBe('mardi 1er décembre')
  expect(formatShortDay(thisYear, en)).toBe('Tue 1 Dec')
})

test('days and times are those of Paris, or of the zone asked for', () => {
  expect(plain(formatDayAndTime('2026-12-31T23:30:00Z', fr))).toBe('vendredi 1er janvier 2027, 0 h 30')
  expect(plain(formatTime('2026-07-01T12:00:00Z', fr))).toBe('14 h')
  expect(plain(formatTime(start, { ...fr, timeZone: 'America/Martinique' }))).toBe('9 h')
  expect(plain(formatTime('2026-12-12T11:00:00Z', en))).toBe('12 pm')
})

test('neither a time nor a range of times breaks over two lines', () => {
  expect(formatTime(start, fr)).toBe('14\u00a0h')
  expect(formatPeriod(start, '2026-12-12T16:00:00Z', fr)).toContain(', 14\u00a0h\u00a0–\u2060\u00a017\u00a0h')
})

test('the exact date has day, month, year and time', () => {
  expect(formatExact(start, fr)).toBe('12 décembre 2026, 14\u00a0h')
  expect(formatDate(start, en)).toBe('12 December 2026')
  expect(formatDayInFigures('2026-12-14T12:00:00Z', en)).toBe('14/12')
})

test('a table full of dates makes one formatter of each kind', () => {
  const Real = Intl.DateTimeFormat
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locales, options) {
    return new Real(locales, options)
  })
  const zone = { ...fr, timeZone: 'Indian/Reunion' }
  for (let day = 1; day < 28; day += 1) formatDayAndTime(`2027-02-${String(day).padStart(2, '0')}T09:00:00Z`, zone)
  // Day, time.
  expect(made).toHaveBeenCalledTimes(2)
  made.mockRestore()
})
