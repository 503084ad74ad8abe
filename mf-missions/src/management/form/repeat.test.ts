import { expect, test } from 'vitest'
import { parisZone } from '@ensemble/contracts/zones'
import {
  daysBetween,
  daysLater,
  daysOf,
  faultOfDay,
  laterStarts,
  noRepeat,
  type RepeatForm,
  withDay,
} from './repeat.ts'

const repeat = (changes: Partial<RepeatForm>): RepeatForm => ({ ...noRepeat, ...changes })

test('a rhythm leads to its days until the last one, across months and years', () => {
  expect(daysOf('2026-12-15', repeat({ rhythm: 'week', until: '2027-01-05' }))).toEqual([
    '2026-12-22',
    '2026-12-29',
    '2027-01-05',
  ])
  expect(daysOf('2026-12-15', repeat({ rhythm: 'fortnight', until: '2027-01-11' }))).toEqual(['2026-12-29'])
  expect(daysOf('2026-12-15', repeat({ rhythm: 'week' }))).toEqual([])
  expect(daysOf('', repeat({ rhythm: 'week', until: '2027-01-05' }))).toEqual([])
  expect(daysOf('2026-12-15', noRepeat)).toEqual([])
})

test('a month has its third Tuesday, its last one where there is no fifth, and its last day where there is no 31st', () => {
  const monthly = (first: string, rhythm: 'month_weekday' | 'month_date', until: string) =>
    daysOf(first, repeat({ rhythm, until }))
  expect(monthly('2026-12-15', 'month_weekday', '2027-02-28')).toEqual(['2027-01-19', '2027-02-16'])
  expect(monthly('2026-12-29', 'month_weekday', '2027-02-28')).toEqual(['2027-01-26', '2027-02-23'])
  expect(monthly('2026-12-31', 'month_date', '2027-03-31')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
})

test('days that were left out or chosen by hand begin at the hour of the first, in Paris', () => {
  const start = { day: '2026-10-20', time: '14:00' }
  const weekly = repeat({ rhythm: 'week', until: '2026-11-03', without: ['2026-11-03'] })
  expect(laterStarts(start, weekly, parisZone)).toEqual(['2026-10-27T13:00:00.000Z'])
  const chosen = repeat({ rhythm: 'dates', days: ['2026-11-05', '2026-10-21', '2026-10-01', '2026-11-05'] })
  expect(laterStarts(start, chosen, parisZone)).toEqual(['2026-10-21T12:00:00.000Z', '2026-11-05T13:00:00.000Z'])
  expect(laterStarts({ ...start, time: '' }, chosen, parisZone)).toEqual([])
})

test('a series has at most as many dates as weeks of a year', () => {
  expect(daysOf('2026-01-01', repeat({ rhythm: 'week', until: '2030-01-01' }))).toHaveLength(51)
})

test('a day joins those chosen one by one after the first, once, and as long as there is room', () => {
  const first = '2026-01-01'
  const chosen = repeat({ rhythm: 'dates', days: ['2026-01-10'], without: ['2026-01-05'] })
  const joined = withDay(first, chosen, '2026-01-05')
  expect(joined).toEqual({ ...chosen, days: ['2026-01-05', '2026-01-10'], without: [] })
  const refused = ['2026-01-01', '2025-12-31', '20260-01-01', '2026-01-10', ''] as const
  expect(refused.map((day) => faultOfDay(first, chosen, day))).toEqual([
    'addAfterFirst',
    'addAfterFirst',
    'addAfterFirst',
    'addAgain',
    null,
  ])
  for (const day of refused) expect(withDay(first, chosen, day)).toBe(chosen)
  const full = { ...chosen, days: Array.from({ length: 51 }, (_, index) => daysLater(first, index + 1)) }
  expect(faultOfDay(first, full, '2026-12-31')).toBe('most')
  expect(faultOfDay(first, repeat({ rhythm: 'week', until: '2026-02-01' }), '2025-12-31')).toBeNull()
})

test('days are counted on a calendar', () => {
  expect(daysLater('2026-12-30', 3)).toBe('2027-01-02')
  expect(daysLater('', 3)).toBe('')
  expect(daysBetween('2026-10-20', '2026-10-27')).toBe(7)
  expect(daysBetween('', '2026-10-27')).toBe(0)
})
