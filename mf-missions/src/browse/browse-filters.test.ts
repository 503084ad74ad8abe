import { expect, test } from 'vitest'
import { noFilters, readFilters, writeFilters, type BrowseFilters } from './browse-filters.ts'
import { countsInput, listInput, searchInput } from './list-input.ts'

const read = (address: string): BrowseFilters => ({ ...noFilters, ...readFilters(new URLSearchParams(address)) })

test('filters survive the way through the address', () => {
  const address =
    'search=repos&domain=research&domain=collection&type=other&mode=remote&scope=individual&origin=external_actor' +
    '&organisation=association&registration=open&duration=day&when=month&department=69&within=30&remote=no&effort=light&places=left&costs=covered&favourites=mine&map=shown&sort=newest&page=3'
  const filters = read(address)
  expect(filters).toMatchObject({ domains: ['research', 'collection'], light: true, sort: 'newest', page: 2 })
  expect(writeFilters(filters).toString()).toBe(address)
})

test('what an address says that nobody knows is left out', () => {
  const filters = read('domain=magic&mode=flying&department=999&sort=random&page=-4&when=never&duration=1')
  expect(filters).toEqual(noFilters)
  expect(writeFilters(filters).toString()).toBe('')
})

test('the call carries only the filters that are set', () => {
  expect(listInput(noFilters)).toEqual({ query: { page: 0, pageSize: 25 } })
  expect(listInput(read('effort=light&department=national&sort=match'))).toEqual({
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

test('a distance counts what is remote as near, unless that is not wanted', () => {
  const near = { field: 'kilometres', operator: 'lte', value: 30 }
  expect(searchInput(read('within=30'), { near: '69003 Lyon', favourites: [] }).body).toMatchObject({
    near: '69003 Lyon',
    filters: [near],
  })
  expect(searchInput(read('within=30&remote=no')).body.filters).toEqual([
    near,
    { field: 'mode', operator: 'in', value: ['on_site', 'mixed'] },
  ])
  expect(read('within=31')).toEqual(noFilters)
})

test('what is about health stands in no address, and travels in a body', () => {
  const filters: BrowseFilters = { ...read('mode=remote'), cancers: ['lung'], profiles: ['patient'] }
  expect(writeFilters(filters).toString()).toBe('mode=remote')
  const wanted = [
    { field: 'mode', operator: 'in', value: ['remote'] },
    { field: 'targetProfileTypes', operator: 'in', value: ['patient'] },
    { field: 'targetCancerTypes', operator: 'in', value: ['lung'] },
  ]
  expect(searchInput(filters).body.filters).toEqual(wanted)
  expect(countsInput({ ...filters, page: 4, sort: 'match' }).body).toMatchObject({ pageSize: 5, filters: wanted })
})
