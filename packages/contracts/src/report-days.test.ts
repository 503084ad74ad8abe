import { expect, it } from 'vitest'
import { reportDays } from './report-days.ts'

it('counts a year that is over whole, and one that goes on until today in Paris, beside as many days before', () => {
  const now = new Date('2026-11-23T23:30:00Z')
  expect(reportDays(2025, now)).toEqual({
    from: '2025-01-01',
    to: '2025-12-31',
    before: { from: '2024-01-01', to: '2024-12-31' },
  })
  expect(reportDays(2026, now)).toMatchObject({ to: '2026-11-24', before: { to: '2025-11-24' } })
  expect(reportDays(2028, new Date('2028-02-29T12:00:00Z')).before.to).toBe('2027-02-28')
})
