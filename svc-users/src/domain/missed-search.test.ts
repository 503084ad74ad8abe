import { expect, test } from 'vitest'
import { countedWords } from './missed-search.ts'

test.each([
  ['  Covoiturage   ADAPTÉ ', 'covoiturage adapté'],
  ['perruque', 'perruque'],
])('%j is counted as %j', (words, counted) => {
  expect(countedWords({ words })).toBe(counted)
})

test.each([
  ['an address', 'ines@example.org'],
  ['a telephone number', '06 39 98 00 01'],
  ['a sentence', 'je cherche quelqu’un pour ma mère malade'],
  ['too little', 'a'],
])('%s is not counted', (_what, words) => {
  expect(countedWords({ words })).toBeNull()
})
