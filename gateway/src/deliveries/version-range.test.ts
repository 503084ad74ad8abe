import { expect, it } from 'vitest'
import { isInRange } from './version-range.ts'

it.each([
  ['19.3.1', '^19.0.0'],
  ['1.4.0', '~1.4.0'],
  ['2.0.0', '>=1.4.0'],
  ['1.4.0', '1.4.0'],
  ['0.3.9', '^0.3.1'],
  ['5.0.0', '*'],
])('%s is in %s', (version, range) => expect(isInRange(version, range)).toBe(true))

it.each([
  ['18.3.1', '^19.0.0'],
  ['20.0.0', '^19.0.0'],
  ['19.2.0', '^19.3.0'],
  ['1.5.0', '~1.4.0'],
  ['1.4.1', '1.4.0'],
  ['0.4.0', '^0.3.1'],
  ['0.0.2', '^0.0.1'],
  ['19.0.0', '^19 || ^20'],
  ['19.0.0', 'latest'],
  ['', '^19.0.0'],
])('%s is not in %s', (version, range) => expect(isInRange(version, range)).toBe(false))
