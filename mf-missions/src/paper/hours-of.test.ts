import { expect, test } from 'vitest'
import { hoursOf } from './hours-of.ts'

const day = { startAt: '2026-11-12T13:00:00.000Z', endAt: '2026-11-12T16:30:00.000Z' }

test('hours are those that the mission takes in all, which its dates may exceed', () => {
  expect(hoursOf({ ...day, effort: { hours: 2, per: 'total' } })).toBe(2)
})

test('hours of work by the week are those of the day, and unknown where it lasts longer', () => {
  const effort = { hours: 2, per: 'week' } as const
  expect(hoursOf({ ...day, effort })).toBe(3.5)
  expect(hoursOf({ ...day, endAt: '2027-01-12T16:30:00.000Z', effort })).toBeNull()
  expect(hoursOf({ ...day, endAt: null, effort })).toBeNull()
})
