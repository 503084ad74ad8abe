import { expect, it } from 'vitest'
import { answerDay } from './answer-day.ts'

it.each([
  ['a Monday', '2026-11-23T09:00:00.000Z', '2026-11-26T09:00:00.000Z'],
  ['a Thursday: the weekend does not count', '2026-11-26T09:00:00.000Z', '2026-12-01T09:00:00.000Z'],
  ['a Saturday', '2026-11-28T09:00:00.000Z', '2026-12-02T09:00:00.000Z'],
])('counts three working days from %s', (_day, from, until) => {
  expect(answerDay(from).toISOString()).toBe(until)
})
