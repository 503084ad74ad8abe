import { filterOperators } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'
import { describe, expect, it } from 'vitest'
import { matchingRows, sortedRows } from './matching-rows.ts'
import { sampleRows } from './sample-rows.ts'

const cases: [Filter, (row: (typeof sampleRows)[number]) => boolean][] = [
  [{ field: 'title', operator: 'contains', value: 'ecriture' }, ({ title }) => title.startsWith('Écriture')],
  [{ field: 'place', operator: 'eq', value: 'valmer' }, ({ place }) => place === 'Valmer'],
  [{ field: 'place', operator: 'notEmpty' }, ({ place }) => place !== null],
  [{ field: 'seats', operator: 'gt', value: 20 }, ({ seats }) => seats !== null && seats > 20],
  [{ field: 'seats', operator: 'gte', value: 20 }, ({ seats }) => seats !== null && seats >= 20],
  [{ field: 'seats', operator: 'lt', value: 20 }, ({ seats }) => seats !== null && seats < 20],
  [{ field: 'seats', operator: 'lte', value: 20 }, ({ seats }) => seats !== null && seats <= 20],
  [{ field: 'day', operator: 'gte', value: '2026-06-01' }, ({ day }) => day !== null && day >= '2026-06-01'],
  [{ field: 'format', operator: 'in', value: ['walk', 'talk'] }, ({ format }) => format !== 'workshop'],
  [{ field: 'themes', operator: 'in', value: ['rest', 'food'] }, ({ themes }) => /rest|food/.test(themes.join())],
  [{ field: 'themes', operator: 'notEmpty' }, ({ themes }) => themes.length > 0],
]

describe('matchingRows', () => {
  it.each(cases)('keeps exactly the rows that meet %j', (filter, meets) => {
    const expected = sampleRows.filter(meets)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(sampleRows.length)
    expect(matchingRows(sampleRows, [filter])).toEqual(expected)
  })

  it('knows every operator', () => {
    expect(new Set(cases.map(([{ operator }]) => operator))).toEqual(new Set(filterOperators))
  })

  it('asks for all conditions at once', () => {
    const filters = cases.slice(0, 2).map(([filter]) => filter)
    const both = sampleRows.filter((row) => cases.slice(0, 2).every(([, meets]) => meets(row)))
    expect(matchingRows(sampleRows, filters)).toEqual(both)
  })
})

describe('sortedRows', () => {
  it.each(['asc', 'desc'] as const)('puts what is empty last, %s', (order) => {
    const seats = sortedRows(sampleRows, { field: 'seats', order }, 'fr').map((row) => row.seats)
    const known = seats.filter((one) => one !== null)
    expect(seats.slice(known.length).every((one) => one === null)).toBe(true)
    expect(known).toEqual(known.toSorted((a, b) => (order === 'asc' ? a - b : b - a)))
  })

  it('sorts words as the language does, accents beside their letters', () => {
    const titles = sortedRows(sampleRows, { field: 'title', order: 'asc' }, 'fr').map(({ title }) => title)
    expect(titles.findIndex((title) => title.startsWith('É'))).toBeLessThan(
      titles.findIndex((title) => title.startsWith('G')),
    )
  })
})

it('has 60 rows, each its own', () => {
  expect(sampleRows).toHaveLength(60)
  expect(new Set(sampleRows.map(({ title }) => title)).size).toBe(60)
})
