import { expect, test } from 'vitest'
import { firstUnsaid } from './first-unsaid.ts'

test('each list gives its first sentence that none before has given', () => {
  expect(firstUnsaid([['a', 'b'], ['a', 'c'], ['a', 'c', 'b'], ['a']])).toEqual(['a', 'c', 'b', undefined])
  expect(firstUnsaid([])).toEqual([])
})
