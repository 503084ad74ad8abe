import { expect, test } from 'vitest'
import { isFiltered, listInput, readFilters, writeFilters } from './browse-filters.ts'

test('filters survive the way through the address', () => {
  const address =
    'search=repos&domain=research&domain=collection&type=other&mode=remote&department=69&effort=light&places=left&sort=newest&page=3'
  const filters = readFilters(new URLSearchParams(address))
  expect(filters).toMatchObject({ domains: ['research', 'collection'], light: true, sort: 'newest', page: 2 })
  expect(writeFilters(filters).toString()).toBe(address)
})

test('what an address says that nobody knows is left out', () => {
  const filters = readFilters(new URLSearchParams('domain=magic&mode=flying&department=999&sort=random&page=-4'))
  expect(isFiltered(filters)).toBe(false)
  expect(writeFilters(filters).toString()).toBe('')
})

test('the call carries only the filters that are set', () => {
  expect(listInput(readFilters(new URLSearchParams()))).toEqual({ query: { page: 0, pageSize: 25 } })
  expect(listInput(readFilters(new URLSearchParams('effort=light&department=national&sort=match')))).toEqual({
    query: {
      page: 0,
      pageSize: 25,
      sort: 'match',
      order: 'desc',
      filters: JSON.stringify([
        { field: 'departmentCode', operator: 'eq', value: 'national' },
        { field: 'energyLevel', operator: 'lte', value: 1 },
      ]),
    },
  })
})
