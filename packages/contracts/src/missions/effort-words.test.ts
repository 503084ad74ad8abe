import { expect, it } from 'vitest'
import { effortTime } from './effort-words.ts'

it.each([
  [0.5, '30 min', '30 minutes'],
  [1, '1 h', '1 hour'],
  [3, '3 h', '3 hours'],
  [3.5, '3 h 30', '3 hours 30 minutes'],
  [2.1, '2 h 06', '2 hours 6 minutes'],
])('%s hours are said as %s and %s', (hours, french, english) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(effortTime(hours, 'fr'))).toBe(french)
  expect(plain(effortTime(hours, 'en'))).toBe(english)
})
