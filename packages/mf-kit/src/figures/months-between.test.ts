import { expect, it } from 'vitest'
import { lastYear } from './last-year.ts'
import { monthsBetween } from './months-between.ts'
import { rangeBefore } from './range-before.ts'

it('names every month of a range, across years', () => {
  expect(monthsBetween({ from: '2025-11-30', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsBetween({ from: '2020-01-01', to: '2026-02-01' })).toHaveLength(36)
})

it('looks back on twelve months when nobody said more', () => {
  const year = lastYear(new Date('2026-11-22T10:00:00Z'))
  expect(year).toEqual({ from: '2025-12-01', to: '2026-11-22' })
  expect(monthsBetween(year)).toHaveLength(12)
})

it('has as many days before a range as it has itself, across a leap day', () => {
  expect(rangeBefore({ from: '2024-03-01', to: '2024-03-31' })).toEqual({ from: '2024-01-30', to: '2024-02-29' })
  expect(rangeBefore({ from: '2026-11-23', to: '2026-11-23' })).toEqual({ from: '2026-11-22', to: '2026-11-22' })
})
