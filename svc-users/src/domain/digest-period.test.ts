import { expect, it } from 'vitest'
import { newSince } from './digest-period.ts'

const at = (day: string) => new Date(`${day}T07:05:00Z`)

it.each([
  ['a first digest looks back for a week', 'weekly', null, '2026-10-19'],
  ['and for a month', 'monthly', null, '2026-09-25'],
  ['each after looks back to the last', 'weekly', '2026-10-18', '2026-10-18'],
  ['a missed one is made up for', 'monthly', '2026-08-26', '2026-08-26'],
  ['nobody is told of a year', 'weekly', '2025-10-20', '2026-10-11'],
  ['by month neither', 'monthly', '2025-10-20', '2026-08-24'],
] as const)('%s', (_what, rhythm, last, since) => {
  expect(newSince(rhythm, last && at(last), at('2026-10-26'))).toEqual(at(since))
})
