import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it('counts to a thousand, and says no more than that beyond', () => {
  expect(counted(7, 'fr')).toBe('7')
  expect(counted(1000, 'en')).toBe('1,000')
  expect(counted(1001, 'en')).toBe('1,000+')
})
