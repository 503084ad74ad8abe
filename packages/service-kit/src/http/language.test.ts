import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['fr-CA,en;q=0.9', 'fr'],
  ['fr-CA;q=0.5,en', 'en'],
  ['de,en;q=0.7,fr;q=0.8', 'fr'],
  ['de,en;q=0.7', 'en'],
  ['en;q=0, fr', 'fr'],
  ['de', 'fr'],
  [';;;q=,,', 'fr'],
])('%s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
