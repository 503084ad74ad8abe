import { expect, it } from 'vitest'
import { skewWords } from './words.ts'

it('takes a version, none, or asks for help; other words run nothing', () => {
  expect(skewWords([])).toEqual({ previous: undefined })
  expect(skewWords(['--previous', 'v1.2.0'])).toEqual({ previous: 'v1.2.0' })
  expect(skewWords(['--help'])).toBeNull()
  expect(() => skewWords(['--fast'])).toThrow('mean nothing')
  expect(() => skewWords(['v1.2.0'])).toThrow('mean nothing')
})
