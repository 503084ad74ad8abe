import { expect, it } from 'vitest'
import { waitsForSummary } from './summary.ts'

const startAt = new Date('2026-12-12T13:00:00Z')
const day = { startAt, endAt: new Date('2026-12-12T16:00:00Z') }
const weekend = { startAt, endAt: new Date('2026-12-13T16:00:00Z') }
const ongoing = { startAt: new Date('2026-06-01T07:00:00Z'), endAt: null }
const weekly = {
  ...ongoing,
  practical: {
    sessions: [
      { id: 'a', startAt: '2026-12-05T13:00:00Z', endAt: '2026-12-05T15:00:00Z' },
      { id: 'b', startAt: '2026-12-12T13:00:00Z', endAt: null },
    ],
  },
}

it.each([
  ['more than two days before', day, '2026-12-10T12:59:00Z', true],
  ['two days before', day, '2026-12-10T13:00:00Z', false],
  ['the evening before', day, '2026-12-11T19:00:00Z', false],
  ['while it begins', day, '2026-12-12T13:10:00Z', false],
  ['once it is over', day, '2026-12-12T16:00:00Z', true],
  ['on the second day', weekend, '2026-12-13T08:00:00Z', false],
  ['in the middle of what has no end', ongoing, '2026-12-11T19:00:00Z', true],
  ['the evening before a session', weekly, '2026-12-11T19:00:00Z', false],
  ['between two sessions', weekly, '2026-12-08T19:00:00Z', true],
] as const)('%s: whether it waits for the morning of who chose one message a day', (_when, mission, at, waits) => {
  expect(waitsForSummary({ staffFrequency: 'daily' }, mission, new Date(at))).toBe(waits)
  expect(waitsForSummary({ staffFrequency: 'realtime' }, mission, new Date(at))).toBe(false)
})
