import { expect, test } from 'vitest'
import { hideLone } from './hide-lone.ts'

test('a count that is hidden alone takes the smallest of the others with it', () => {
  expect(hideLone([30, null, 12, 12])).toEqual([30, null, null, 12])
})

test('what the sum does not tell stays as it is', () => {
  for (const counts of [[], [10, 20], [null, null, 12], [null]]) expect(hideLone(counts)).toEqual(counts)
})
