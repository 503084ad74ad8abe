import { expect, it } from 'vitest'
import { neededBy } from './calls-to-make.ts'

const day = (number: number) => new Date(Date.UTC(2026, 11, number, 13))
const session = (number: number) => ({
  id: `${number}`,
  startAt: day(number).toISOString(),
  endAt: day(number).toISOString(),
})
const at = day(10)

it.each([
  ['at its beginning', { startAt: day(12) }, day(12)],
  ['at the date that it had, where that comes first', { startAt: day(20), previousStartAt: day(11) }, day(11)],
  ['at the new date, where that comes first', { startAt: day(11), previousStartAt: day(20) }, day(11)],
  [
    'at the next session of what has begun',
    { startAt: day(1), practical: { sessions: [1, 9, 17, 24].map(session) } },
    day(17),
  ],
  ['at no time, where all of it has begun', { startAt: day(1), previousStartAt: day(2), practical: null }, null],
  ['at no time, where no date is known', {}, null],
] as const)('news of a mission is needed %s', (_, dates, by) => {
  expect(neededBy(dates, at)).toEqual(by)
})
