import { expect, it } from 'vitest'
import { wantedVersion } from './words.ts'

it('takes a version or none; other words run nothing', () => {
  expect(wantedVersion([])).toBeUndefined()
  expect(wantedVersion(['--previous', 'v1.2.0'])).toBe('v1.2.0')
  expect(() => wantedVersion(['--fast'])).toThrow('mean nothing')
  expect(() => wantedVersion(['v1.2.0'])).toThrow('mean nothing')
})
