import { expect, it } from 'vitest'
import { mayHaveMissed } from './missed.ts'

it.each([
  { is: 'the first line of a page that has just begun', resumed: false, again: false, afterMs: 4_000, missed: false },
  { is: 'the first line of a page that was out of sight', resumed: false, again: false, afterMs: 60_000, missed: true },
  { is: 'a line that was broken', resumed: false, again: true, afterMs: 4_000, missed: true },
  { is: 'a line whose gap the gateway fills', resumed: true, again: true, afterMs: 60_000, missed: false },
])('what is on the screen is asked for again where something was missed: $is', ({ missed, ...opening }) => {
  expect(mayHaveMissed(opening)).toBe(missed)
})
