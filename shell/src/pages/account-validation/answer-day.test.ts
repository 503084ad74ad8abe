import { expect, it } from 'vitest'
import { answerDay } from './answer-day.ts'

it.each([
  ['a Monday', '2026-11-23T09:00:00.000Z', '2026-11-26T09:00:00.000Z'],
  ['a Thursday: the weekend does not count', '2026-11-26T09:00:00.000Z', '2026-12-01T09:00:00.000Z'],
  ['a Saturday', '2026-11-28T09:00:00.000Z', '2026-12-02T09:00:00.000Z'],
  ['a Saturday that is a Friday in UTC still', '2026-11-27T23:30:00.000Z', '2026-12-01T23:30:00.000Z'],
  ['a Friday evening before summer time', '2027-03-26T22:30:00.000Z', '2027-03-31T21:30:00.000Z'],
  ['a Saturday just after midnight, before winter time', '2026-10-23T22:10:00.000Z', '2026-10-27T23:10:00.000Z'],
])('counts three working days from %s', (_day, from, until) => {
  expect(answerDay(from).toISOString()).toBe(until)
})
