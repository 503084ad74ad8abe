import { parisZone, zoneOf } from '@ensemble/contracts/zones'
import { expect, test } from 'vitest'
import { instantOf, momentOf, movedAlong, noMoment } from './local-moment.ts'

test.each([
  ['2026-12-12', '14:00', '2026-12-12T13:00:00.000Z'],
  ['2026-07-14', '09:30', '2026-07-14T07:30:00.000Z'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '23:59', '2026-10-25T22:59:00.000Z'],
])('%s at %s in Paris is %s, and back', (day, time, instant) => {
  expect(instantOf({ day, time }, parisZone)).toBe(instant)
  expect(momentOf(instant, parisZone)).toEqual({ day, time })
})

test('a committee overseas writes on its own clock', () => {
  const moment = { day: '2026-12-12', time: '09:00' }
  expect(instantOf(moment, zoneOf('972'))).toBe('2026-12-12T13:00:00.000Z')
  expect(momentOf('2026-12-12T13:00:00.000Z', zoneOf('972'))).toEqual(moment)
})

test('half a moment is none', () => {
  expect(instantOf({ day: '2026-12-12', time: '' }, parisZone)).toBeNull()
  expect(instantOf({ day: '', time: '14:00' }, parisZone)).toBeNull()
  expect(momentOf(null, parisZone)).toEqual(noMoment)
})

test.each([
  ['a week later', '2026-12-12 17:00', '2026-12-12 14:00', '2026-12-19 14:00', '2026-12-19 17:00'],
  [
    'at a later hour, into the next day',
    '2026-12-12 17:00',
    '2026-12-12 14:00',
    '2026-12-12 22:30',
    '2026-12-13 01:30',
  ],
  ['over the change of the clocks', '2026-03-22 12:00', '2026-03-20 18:00', '2026-03-27 18:00', '2026-03-29 12:00'],
  ['with a day that is not whole', '2026-12-12 17:00', '2026-12-12 14:00', ' 14:00', '2026-12-12 17:00'],
])('what moves along %s keeps its length', (_, end, from, to, moved) => {
  const at = (words: string) => ({ day: words.split(' ')[0] ?? '', time: words.split(' ')[1] ?? '' })
  expect(movedAlong(at(end), at(from), at(to))).toEqual(at(moved))
})
