import { expect, test } from 'vitest'
import { countsInput, listInput, searchInput } from './list-input.ts'
import { isFiltered, readFilters, writeFilters } from './resource-filters.ts'

const of = (address: string) => ({ ...readFilters(new URLSearchParams(address)), cancerTypes: [] })

test('filters survive the way through the address', () => {
  const address = 'tab=documents&search=repos&category=PREVENTION&category=CAREGIVERS&language=en&page=3'
  const filters = of(address)
  expect(filters).toMatchObject({ tab: 'documents', search: 'repos', page: 2, language: 'en' })
  expect(filters.categories).toEqual(['PREVENTION', 'CAREGIVERS'])
  expect(writeFilters(filters).toString()).toBe(address)
})

test('what an address says that nobody knows is left out', () => {
  const filters = of('tab=x&category=NONSENSE&language=de&page=-4&other=1')
  expect(filters).toMatchObject({ tab: 'articles', search: '', categories: [], language: null, page: 0 })
  expect(isFiltered(filters)).toBe(false)
  expect(writeFilters(filters).toString()).toBe('')
})

test('the call carries only the filters that are set', () => {
  expect(listInput(of(''))).toEqual({ query: { page: 0, pageSize: 25 } })
  expect(listInput(of('search=repos&category=EVENT&language=fr'))).toEqual({
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

test('types of cancer never stand in an address, and travel in a body', () => {
  const filters = { ...of('category=EVENT'), cancerTypes: ['breast' as const] }
  expect(writeFilters(filters).toString()).toBe('category=EVENT')
  expect(isFiltered({ ...of(''), cancerTypes: ['breast'] })).toBe(true)
  expect(searchInput(filters).body?.filters).toEqual([
    { field: 'categories', operator: 'in', value: ['EVENT'] },
    { field: 'cancerTypes', operator: 'in', value: ['breast'] },
  ])
})

test('each tab asks for what it shows, and the categories are counted without the ones chosen', () => {
  expect(listInput(of('tab=documents')).query?.filters).toContain('attachmentCount')
  const counted = countsInput(of('category=EVENT&language=fr')).body
  expect(counted).toMatchObject({ facets: ['categories'] })
  expect(counted?.filters).toEqual([{ field: 'language', operator: 'eq', value: 'fr' }])
})
