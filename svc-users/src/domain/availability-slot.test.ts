import { expect, it } from 'vitest'
import { slotOf } from './availability-slot.ts'

const from = (start: string, end: string | null, departmentCode: string | null = null) =>
  slotOf({ startAt: new Date(start), endAt: end === null ? null : new Date(end), departmentCode })

it('tells the slot by the clock and the calendar of Paris', () => {
  expect(from('2026-12-11T09:00:00Z', '2026-12-11T11:00:00Z')).toBe('weekday_day')
  expect(from('2026-12-11T16:59:00Z', '2026-12-11T18:00:00Z')).toBe('weekday_day')
  expect(from('2026-12-11T17:00:00Z', '2026-12-11T19:00:00Z')).toBe('weekday_evening')
  // Still Friday in London.
  expect(from('2026-12-11T23:30:00Z', '2026-12-12T01:00:00Z')).toBe('weekend')
  expect(from('2026-12-13T09:00:00Z', '2026-12-13T11:00:00Z')).toBe('weekend')
})

it('tells that of a mission overseas by the clock of its committee', () => {
  expect(from('2026-12-11T17:00:00Z', '2026-12-11T19:00:00Z', '972')).toBe('weekday_day')
  expect(from('2026-12-11T22:00:00Z', '2026-12-11T23:30:00Z', '972')).toBe('weekday_evening')
})

it('compares nothing where a mission has no hours of its own', () => {
  expect(from('2026-12-11T09:00:00Z', null)).toBeNull()
  expect(from('2026-12-11T09:00:00Z', '2026-12-20T11:00:00Z')).toBeNull()
})
