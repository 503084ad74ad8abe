import { expect, test } from 'vitest'
import { noFilters } from './browse-filters.ts'
import { keptSearch } from './kept-search.ts'

const chip = (label: string, closed = false) => ({ id: label, label, without: {}, closed })

test('a search is kept under the names of its choices, from its first page on', () => {
  expect(
    keptSearch({ ...noFilters, modes: ['remote'], light: true, page: 3 }, [chip('À distance'), chip('Léger')]),
  ).toEqual({
    name: 'À distance, Léger',
    query: 'mode=remote&effort=light',
  })
})

test('what says something about health is kept neither in the name nor in the address', () => {
  const filters = { ...noFilters, search: 'repos', cancers: ['lung' as const] }
  expect(keptSearch(filters, [chip('repos'), chip('Poumon', true)])).toEqual({ name: 'repos', query: 'search=repos' })
  expect(keptSearch({ ...noFilters, cancers: ['lung'] }, [chip('Poumon', true)])).toBeNull()
})

test('a long name is cut, and what is too long to be kept is not offered', () => {
  const long = keptSearch({ ...noFilters, light: true }, [chip('a'.repeat(40)), chip('b'.repeat(40))])
  expect(long?.name).toHaveLength(60)
  expect(long?.name.endsWith('…')).toBe(true)
  expect(keptSearch({ ...noFilters, search: 'é'.repeat(200) }, [chip('é')])).toBeNull()
})
