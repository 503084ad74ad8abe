import { expect, it } from 'vitest'
import { noFilters } from './browse-filters.ts'
import { listInput, searchInput } from './list-input.ts'
import { ordersByNeeds, withNeeds } from './needs-order.ts'

it('orders by needs where there are some and nobody asked for another order', () => {
  expect(ordersByNeeds(noFilters, ['sitting'])).toBe(true)
  expect(ordersByNeeds(noFilters, [])).toBe(false)
  for (const asked of [{ sort: 'newest' as const }, { search: 'lyon' }, { from: 'cursor' }]) {
    expect(ordersByNeeds({ ...noFilters, ...asked }, ['sitting'])).toBe(false)
  }
})

it('sends needs in a body, and never in an address', () => {
  expect(withNeeds(searchInput(noFilters), ['sitting', 'no_travel']).body.needs).toEqual(['sitting', 'no_travel'])
  expect(withNeeds(searchInput(noFilters), []).body).toEqual(searchInput(noFilters).body)
  expect(JSON.stringify(listInput(noFilters))).not.toContain('needs')
})
