import { expect, it } from 'vitest'
import { dayAsInstants } from './day-filters.ts'

const on = (operator: 'eq' | 'gt' | 'gte' | 'lt' | 'lte', value: string) =>
  dayAsInstants({ field: 'createdAt', operator, value }).map((filter) => `${filter.operator} ${String(filter.value)}`)

it('counts days as the clocks of Paris do, the last day included', () => {
  expect(on('gte', '2026-12-12')).toEqual(['gte 2026-12-11T23:00:00.000Z'])
  expect(on('gt', '2026-12-12')).toEqual(['gte 2026-12-12T23:00:00.000Z'])
  expect(on('lt', '2026-12-12')).toEqual(['lt 2026-12-11T23:00:00.000Z'])
  expect(on('lte', '2026-07-14')).toEqual(['lt 2026-07-14T22:00:00.000Z'])
})

it('knows the days when clocks change', () => {
  expect(on('eq', '2026-03-29')).toEqual(['gte 2026-03-28T23:00:00.000Z', 'lt 2026-03-29T22:00:00.000Z'])
  expect(on('eq', '2026-10-25')).toEqual(['gte 2026-10-24T22:00:00.000Z', 'lt 2026-10-25T23:00:00.000Z'])
})

it('leaves instants and everything else as they are', () => {
  expect(on('gt', '2026-12-12T10:00:00Z')).toEqual(['gt 2026-12-12T10:00:00Z'])
  expect(on('gt', '2026-13-45')).toEqual(['gt 2026-13-45'])
  expect(dayAsInstants({ field: 'lastLoginAt', operator: 'notEmpty' })).toHaveLength(1)
})
