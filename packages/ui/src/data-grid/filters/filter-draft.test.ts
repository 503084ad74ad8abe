import type { Filter } from '@ensemble/contracts/lists'
import { expect, it } from 'vitest'
import { draftsOf, filtersOf, newDraft } from './filter-draft.ts'
import { operatorsOf } from './operators-of.ts'

const columns = [
  { id: 'name', kind: 'text' },
  { id: 'count', kind: 'number' },
  { id: 'createdAt', kind: 'date' },
  { id: 'status', kind: 'choice' },
] as const

it('offers each of the eight operators on the kinds it is made for', () => {
  expect(operatorsOf({ kind: 'text' })).toEqual(['contains', 'notEmpty'])
  expect(operatorsOf({ kind: 'number' })).toEqual(['gt', 'gte', 'lt', 'lte', 'notEmpty'])
  expect(operatorsOf({ kind: 'date' })).toEqual(['gt', 'gte', 'lt', 'lte', 'notEmpty'])
  expect(operatorsOf({ kind: 'choice' })).toEqual(['eq', 'in', 'notEmpty'])
  expect(operatorsOf({ kind: 'number', operators: ['eq'] })).toEqual(['eq'])
})

it('gives back the filters it was opened with', () => {
  const filters: Filter[] = [
    { field: 'name', operator: 'contains', value: 'ali' },
    { field: 'count', operator: 'gte', value: 3 },
    { field: 'createdAt', operator: 'lt', value: '2026-12-12' },
    { field: 'status', operator: 'in', value: ['waiting', 'accepted'] },
    { field: 'status', operator: 'notEmpty' },
  ]
  expect(filtersOf(draftsOf(filters), columns)).toEqual(filters)
})

it('leaves out what is unfinished, unknown or no number', () => {
  const drafts = [
    newDraft(columns[0], 1),
    { key: 2, field: 'name', operator: 'contains', values: ['   '] } as const,
    { key: 3, field: 'gone', operator: 'eq', values: ['x'] } as const,
    { key: 4, field: 'count', operator: 'gt', values: ['beaucoup'] } as const,
    { key: 5, field: 'status', operator: 'in', values: [] } as const,
  ].map((draft) => ({ ...draft, values: [...draft.values] }))
  expect(filtersOf(drafts, columns)).toEqual([])
})

it('reads a number with a French comma', () => {
  expect(filtersOf([{ key: 1, field: 'count', operator: 'gt', values: ['2,5'] }], columns)).toEqual([
    { field: 'count', operator: 'gt', value: 2.5 },
  ])
})
