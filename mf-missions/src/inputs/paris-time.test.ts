import { expect, test } from 'vitest'
import { instantOf, momentOf, noMoment } from './paris-time.ts'

test.each([
  ['2026-12-12', '14:00', '2026-12-12T13:00:00.000Z'],
  ['2026-07-14', '09:30', '2026-07-14T07:30:00.000Z'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '23:59', '2026-10-25T22:59:00.000Z'],
])('%s at %s in Paris is %s, and back', (day, time, instant) => {
  expect(instantOf({ day, time })).toBe(instant)
  expect(momentOf(instant)).toEqual({ day, time })
})

test('half a moment is none', () => {
  expect(instantOf({ day: '2026-12-12', time: '' })).toBeNull()
  expect(instantOf({ day: '', time: '14:00' })).toBeNull()
  expect(momentOf(null)).toEqual(noMoment)
})
