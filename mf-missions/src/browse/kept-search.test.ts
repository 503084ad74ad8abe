import { expect, test } from 'vitest'
import { noFilters } from './browse-filters.ts'
import { keptSearch } from './kept-search.ts'

const nobody = { near: undefined, favourites: [] }
const chip = (label: string, closed = false) => ({ id: label, label, without: {}, closed })

test('a search is kept under the names of its choices, from its first page on', () => {
  expect(
    keptSearch({ ...noFilters, modes: ['remote'], light: true, page: 3 }, [chip('À distance'), chip('Léger')], nobody),
  ).toEqual({
    name: 'À distance, Léger',
    query: 'mode=remote&effort=light',
    filters: [
      { field: 'mode', operator: 'in', value: ['remote'] },
      { field: 'energyLevel', operator: 'lte', value: 1 },
    ],
  })
})

test('what says something about health is kept neither in the name nor in the address', () => {
  const filters = { ...noFilters, search: 'repos', cancers: ['lung' as const] }
  expect(keptSearch(filters, [chip('repos'), chip('Poumon', true)], nobody)).toEqual({
    name: 'repos',
    query: 'search=repos',
    search: 'repos',
  })
  expect(keptSearch({ ...noFilters, cancers: ['lung'] }, [chip('Poumon', true)], nobody)).toBeNull()
})

test('a long name is cut, and what is too long to be kept, or a list of its own, is not offered', () => {
  const long = keptSearch({ ...noFilters, light: true }, [chip('a'.repeat(40)), chip('b'.repeat(40))], nobody)
  expect(long?.name).toHaveLength(60)
  expect(long?.name.endsWith('…')).toBe(true)
  expect(keptSearch({ ...noFilters, search: 'é'.repeat(200) }, [chip('é')], nobody)).toBeNull()
  expect(keptSearch({ ...noFilters, favourites: true }, [chip('Mes favoris')], nobody)).toBeNull()
})
