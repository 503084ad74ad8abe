import { expect, it } from 'vitest'
import { daysOf } from './figure-periods.ts'

it('knows the usual periods, across the turn of a year', () => {
  const now = new Date('2026-02-10T10:00:00Z')
  expect(daysOf('month', now)).toEqual({ from: '2026-02-01', to: '2026-02-10' })
  expect(daysOf('quarter', now)).toEqual({ from: '2025-12-01', to: '2026-02-10' })
  expect(daysOf('year', now)).toEqual({ from: '2025-03-01', to: '2026-02-10' })
  expect(daysOf('thisYear', now)).toEqual({ from: '2026-01-01', to: '2026-02-10' })
  expect(daysOf('lastYear', now)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
})
