import { Nullable } from '@ensemble/contracts/identifiers'
import Type from 'typebox'
import { expect, it } from 'vitest'
import { createAjv } from '../schema-check.ts'
import { answerSchema, answerSchemaOf } from './answer-schema.ts'

it('says of each type that it may be null, deep inside too, and leaves other unions as they are', () => {
  const schema = Type.Object({
    day: Nullable(Type.String({ format: 'date-time' })),
    kind: Nullable(Type.Enum(['one', 'other'])),
    rows: Type.Array(Type.Object({ part: Nullable(Type.Object({ places: Nullable(Type.Integer()) })) })),
    either: Type.Union([Type.String(), Type.Number()]),
    fixed: Nullable(Type.Literal('always')),
  })
  expect(answerSchema(schema)).toMatchObject({
    properties: {
      day: { type: 'string', format: 'date-time', nullable: true },
      kind: { type: 'string', enum: ['one', 'other', null], nullable: true },
      rows: {
        items: {
          properties: {
            part: { type: 'object', nullable: true, properties: { places: { type: 'integer', nullable: true } } },
          },
        },
      },
      either: { anyOf: [{ type: 'string' }, { type: 'number' }] },
      fixed: { anyOf: [{ const: 'always' }, { type: 'null' }] },
    },
  })
})

it('takes null in an enumeration, and nothing else that it does not name', () => {
  const check = createAjv().compile(answerSchema(Type.Object({ kind: Nullable(Type.Enum(['one'])) })))
  expect([check({ kind: null }), check({ kind: 'one' }), check({ kind: 'two' })]).toEqual([true, true, false])
})

it('is the same object for each app of a process, so that it is compiled once', () => {
  const data = Type.Object({ day: Nullable(Type.String()) })
  expect(answerSchemaOf({}, { data })).toBe(answerSchemaOf({}, { data }))
  expect(answerSchemaOf({}, { data })).toMatchObject({
    properties: { data: { properties: { day: { nullable: true } } } },
  })
  expect(answerSchemaOf({ raw: true }, { data })).toMatchObject({ properties: { day: { nullable: true } } })
})
