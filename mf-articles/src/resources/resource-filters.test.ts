import { expect, test } from 'vitest'
import { isFiltered, listInput, readFilters, writeFilters } from './resource-filters.ts'

test('filters survive the way through the address', () => {
  const address = 'search=repos&category=PREVENTION&category=CAREGIVERS&language=en&page=3'
  const filters = readFilters(new URLSearchParams(address))
  expect(filters).toEqual({ search: 'repos', categories: ['PREVENTION', 'CAREGIVERS'], language: 'en', page: 2 })
  expect(writeFilters(filters).toString()).toBe(address)
})

test('what an address says that nobody knows is left out', () => {
  const filters = readFilters(new URLSearchParams('category=NONSENSE&language=de&page=-4&other=1'))
  expect(filters).toEqual({ search: '', categories: [], language: null, page: 0 })
  expect(isFiltered(filters)).toBe(false)
  expect(writeFilters(filters).toString()).toBe('')
})

test('the call carries only the filters that are set', () => {
  expect(listInput(readFilters(new URLSearchParams()))).toEqual({ query: { page: 0, pageSize: 25 } })
  expect(listInput(readFilters(new URLSearchParams('search=repos&category=EVENT&language=fr')))).toEqual({
    query: {
      page: 0,
      pageSize: 25,
      search: 'repos',
      filters: JSON.stringify([
        { field: 'categories', operator: 'in', value: ['EVENT'] },
        { field: 'language', operator: 'eq', value: 'fr' },
      ]),
    },
  })
})
