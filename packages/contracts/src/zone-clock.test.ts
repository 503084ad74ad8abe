import { expect, test } from 'vitest'
import { clockInParis, dayInParis, instantInParis } from './zone-clock.ts'

test.each([
  ['2026-01-10T09:30', '2026-01-10T08:30:00.000Z'],
  ['2026-07-10T09:30', '2026-07-10T07:30:00.000Z'],
  ['2026-10-25T04:00', '2026-10-25T03:00:00.000Z'],
])('%s in Paris is %s', (clock, instant) => {
  expect(instantInParis(clock)).toBe(instant)
  expect(clockInParis(instant)).toBe(clock)
})

test('a day begins at midnight in Paris', () => {
  expect(dayInParis('2026-07-09T22:30:00.000Z')).toBe('2026-07-10')
})

test.each(['', '2026-13-40T10:00', 'demain'])('%j is no time', (clock) => {
  expect(instantInParis(clock)).toBeNull()
})
