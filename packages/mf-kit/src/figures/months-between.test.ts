import { expect, it } from 'vitest'
import { lastYear } from './last-year.ts'
import { monthsBetween } from './months-between.ts'

it('names every month of a range, across years', () => {
  expect(monthsBetween({ from: '2025-11-30', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsBetween({ from: '2020-01-01', to: '2026-02-01' })).toHaveLength(36)
})

it('looks back on twelve months when nobody said more', () => {
  const year = lastYear(new Date('2026-11-22T10:00:00Z'))
  expect(year).toEqual({ from: '2025-12-01', to: '2026-11-22' })
  expect(monthsBetween(year)).toHaveLength(12)
})
