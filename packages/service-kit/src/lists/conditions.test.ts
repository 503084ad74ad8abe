import type { Filter } from '@ensemble/contracts/lists'
import { expect, test } from 'vitest'
import type { ListColumns } from './column.ts'
import { conditionsOf, Values } from './conditions.ts'

const columns: ListColumns = {
  title: { sql: 'm.title', kind: 'text' },
  type: { sql: 'm.type', kind: 'enum' },
  domains: { sql: 'm.domains', kind: 'enumList' },
  places: { sql: 'm.places', kind: 'integer' },
  hours: { sql: 'm.hours', kind: 'real' },
  startAt: { sql: 'm.start_at', kind: 'date' },
  place: { sql: 'm.place', kind: 'enum', present: "m.place <> 'national'" },
  name: { sql: 'plain(m.name)', kind: 'text', asHeld: (value) => `plain(${value})` },
}

test.each<[Filter, string, unknown[]]>([
  [{ field: 'title', operator: 'contains', value: '50_%' }, 'm.title ilike $1', ['%50\\_\\%%']],
  [{ field: 'type', operator: 'eq', value: 'other' }, 'm.type = $1', ['other']],
  [{ field: 'type', operator: 'in', value: ['a', 'b'] }, 'm.type = any($1::text[])', [['a', 'b']]],
  [{ field: 'domains', operator: 'eq', value: 'a' }, 'm.domains @> $1::text[]', [['a']]],
  [{ field: 'domains', operator: 'in', value: ['a'] }, 'm.domains && $1::text[]', [['a']]],
  [{ field: 'domains', operator: 'notEmpty' }, 'cardinality(m.domains) > 0', []],
  [{ field: 'places', operator: 'gte', value: '3' }, 'm.places >= $1', [3]],
  [{ field: 'places', operator: 'gt', value: 1.5 }, 'm.places > $1', [1]],
  [{ field: 'places', operator: 'gte', value: 1.5 }, 'm.places >= $1', [2]],
  [{ field: 'places', operator: 'lt', value: 1.5 }, 'm.places < $1', [2]],
  [{ field: 'places', operator: 'lte', value: 1e12 }, 'm.places <= $1', [2_147_483_647]],
  [{ field: 'places', operator: 'eq', value: 1.5 }, 'false', []],
  [{ field: 'hours', operator: 'lte', value: 1e300 }, 'm.hours <= $1', [Infinity]],
  [{ field: 'startAt', operator: 'lt', value: '2026-11-21' }, 'm.start_at < $1', [new Date('2026-11-20T23:00:00Z')]],
  [{ field: 'place', operator: 'notEmpty' }, "m.place <> 'national'", []],
  [{ field: 'name', operator: 'contains', value: 'É' }, 'plain(m.name) ilike plain($1)', ['%É%']],
  [{ field: 'name', operator: 'eq', value: 'É' }, 'plain(m.name) = plain($1)', ['É']],
  [
    { field: 'name', operator: 'in', value: ['É'] },
    'plain(m.name) = any(array(select plain(wanted) from unnest($1::text[]) wanted))',
    [['É']],
  ],
])('%o', (filter, sql, list) => {
  const values = new Values()
  expect(conditionsOf([filter], columns, values)).toBe(sql)
  expect(values.list).toEqual(list)
})

test('several filters must all hold, none lets everything pass', () => {
  const values = new Values()
  expect(conditionsOf([], columns, values)).toBe('true')
  expect(
    conditionsOf(
      [
        { field: 'type', operator: 'eq', value: 'a' },
        { field: 'places', operator: 'gt', value: 0 },
      ],
      columns,
      values,
    ),
  ).toBe('m.type = $1 and m.places > $2')
})

test.each<Filter>([
  { field: 'places', operator: 'gt', value: 'many' },
  { field: 'startAt', operator: 'gt', value: 'soon' },
  { field: 'title', operator: 'gt', value: 'a' },
])('%o is refused', (filter) => {
  expect(() => conditionsOf([filter], columns, new Values())).toThrow('VALIDATION_FAILED')
})
