import Type from 'typebox'
import { expect, test } from 'vitest'
import { createAjv } from '../schema-check.ts'
import { fieldErrors } from './field-errors.ts'

const schema = Type.Object(
  {
    name: Type.String({ minLength: 2, maxLength: 4 }),
    email: Type.Optional(Type.String({ format: 'email' })),
    day: Type.Optional(Type.Union([Type.String({ format: 'date' }), Type.Null()])),
    kind: Type.Optional(Type.Enum(['a', 'b'])),
    hours: Type.Optional(Type.Number({ minimum: 1, maximum: 8 })),
    tags: Type.Optional(Type.Array(Type.String({ pattern: '^x' }), { maxItems: 2 })),
    identity: Type.Optional(Type.Object({ city: Type.String() }, { additionalProperties: false })),
  },
  { additionalProperties: false },
)
const validate = createAjv().compile(schema)

test.each([
  [{}, { name: ['REQUIRED'] }],
  [{ name: 'a' }, { name: ['TOO_SHORT'] }],
  [{ name: 'abcde' }, { name: ['TOO_LONG'] }],
  [{ name: 5 }, { name: ['INVALID_TYPE'] }],
  [{ name: 'ab', other: 1 }, { other: ['UNKNOWN_FIELD'] }],
  [{ name: 'ab', email: 'nobody' }, { email: ['INVALID_EMAIL'] }],
  [{ name: 'ab', day: '2026-13-01' }, { day: ['INVALID_DATE'] }],
  [{ name: 'ab', day: 3 }, { day: ['INVALID_TYPE'] }],
  [{ name: 'ab', kind: 'c' }, { kind: ['NOT_IN_LIST'] }],
  [{ name: 'ab', hours: 9 }, { hours: ['OUT_OF_RANGE'] }],
  [{ name: 'ab', hours: '3' }, { hours: ['INVALID_TYPE'] }],
  [{ name: 'ab', tags: ['x', 'y'] }, { 'tags.1': ['INVALID_FORMAT'] }],
  [{ name: 'ab', tags: ['x', 'x', 'x'] }, { tags: ['TOO_LONG'] }],
  [
    { name: 'ab', identity: { town: 1 } },
    { 'identity.city': ['REQUIRED'], 'identity.town': ['UNKNOWN_FIELD'] },
  ],
  [[], { body: ['INVALID_TYPE'] }],
])('%j → %j', (body, fields) => {
  expect(validate(body)).toBe(false)
  expect(fieldErrors(validate.errors ?? [])).toEqual(fields)
})
