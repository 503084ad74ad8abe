import { describe, expect, test } from 'vitest'
import type { ListColumns } from './column.ts'
import { parseList } from './parse-list.ts'

const columns: ListColumns = {
  title: { sql: 'title', kind: 'text', filterable: true, sortable: true },
  type: { sql: 'type', kind: 'enum', filterable: true, facet: true },
  profileType: { sql: 'profile_type', kind: 'enum', filterable: true, facet: true, postOnly: true },
}
const offer = { columns, defaultSort: { sort: 'title', order: 'asc' }, fromBody: false } as const

test('nothing asked gives the first page in the default order', () => {
  expect(parseList({}, offer)).toEqual({
    page: 0,
    pageSize: 25,
    sort: 'title',
    order: 'asc',
    search: '',
    filters: [],
    facets: [],
  })
})

describe('what is refused', () => {
  test.each([
    ['a field that is not offered', { filters: '[{"field":"password","operator":"eq","value":"a"}]' }, 'filters'],
    ['an operator that does not exist', { filters: '[{"field":"title","operator":"like","value":"a"}]' }, 'filters'],
    ['filters that are no JSON', { filters: '[{' }, 'filters'],
    ['a filter without its value', { filters: '[{"field":"title","operator":"eq"}]' }, 'filters'],
    [
      'a sensitive field in an address',
      { filters: '[{"field":"profileType","operator":"eq","value":"patient"}]' },
      'filters',
    ],
    ['a sensitive facet in an address', { facets: 'profileType' }, 'facets'],
    ['a sort that is not offered', { sort: 'type' }, 'sort'],
  ])('%s', (_name, parameters, field) => {
    expect(() => parseList(parameters, offer)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        fields: expect.objectContaining({ [field]: expect.anything() }),
      }),
    )
  })
})

test('the sensitive field is accepted in a body', () => {
  const filters = [{ field: 'profileType', operator: 'eq', value: 'patient' } as const]
  expect(parseList({ filters }, { ...offer, fromBody: true }).filters).toEqual(filters)
})
