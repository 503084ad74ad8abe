import { expect, it } from 'vitest'
import { interpolate } from './interpolate.ts'

it('fills placeholders in, once, and leaves a percent sign alone', () => {
  const values = { name: '%max%', max: 10, unknown: undefined }
  expect(interpolate('%name% : %max% Mo, soit 50 % de plus%unknown%.', values)).toBe(
    '%max% : 10 Mo, soit 50 % de plus.',
  )
})
