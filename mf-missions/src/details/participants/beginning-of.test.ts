import { expect, test } from 'vitest'
import { beginningOf } from './beginning-of.ts'

test('a short text stays, a long one ends between two words, one long word is cut', () => {
  expect(beginningOf('J’ai du temps.')).toBe('J’ai du temps.')
  const long = beginningOf('J’ai du temps et je souhaite aider. '.repeat(10))
  expect(long).toMatch(/ (J’ai|du|temps|et|je|souhaite|aider\.)…$/)
  expect(long.length).toBeLessThanOrEqual(81)
  expect(beginningOf('a'.repeat(500)).length).toBeLessThanOrEqual(81)
})
