import Type, { type TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { isSchema, schemaBreaks, type Direction } from './schema-breaks.ts'

function breaks(before: TSchema, after: TSchema, direction: Direction): string[] {
  const [known, now]: unknown[] = JSON.parse(JSON.stringify([before, after]))
  return isSchema(known) && isSchema(now) ? schemaBreaks(known, now, direction) : ['no schema']
}

const closed = { additionalProperties: false }
const person = Type.Object({ id: Type.String(), age: Type.Optional(Type.Integer()) }, closed)

describe('what is told', () => {
  it.each<[string, TSchema]>([
    ['nothing changes', person],
    ['a field is added', Type.Object({ ...person.properties, name: Type.String() }, closed)],
    ['what could be missing is always there', Type.Object({ id: Type.String(), age: Type.Integer() })],
    ['what could be missing is never there', Type.Object({ id: Type.String() })],
  ])('is safe when %s', (_what, after) => expect(breaks(person, after, 'told')).toEqual([]))

  it.each<[string, TSchema, string]>([
    ['a field goes', Type.Object({ age: Type.Optional(Type.Integer()) }), '/id: may be missing'],
    ['a field may be missing', Type.Object({ id: Type.Optional(Type.String()) }), '/id: may be missing'],
    ['a field is of another type', Type.Object({ id: Type.Integer() }), '/id: integer instead of string'],
    [
      'a field may be null',
      Type.Object({ id: Type.Union([Type.String(), Type.Null()]) }),
      '/id: null instead of string',
    ],
  ])('breaks its readers when %s', (_what, after, why) => {
    expect(breaks(person, after, 'told').join()).toContain(why)
  })

  it('may have fewer values and forms, not more', () => {
    const [few, many] = [Type.Enum(['a', 'b']), Type.Enum(['a', 'b', 'c'])]
    expect(breaks(many, few, 'told')).toEqual([])
    expect(breaks(few, many, 'told')).toEqual(['/: c is not understood'])
    expect(breaks(few, Type.String(), 'told')).toEqual(['/: any value instead of a, b'])
    const nullable = Type.Union([Type.Array(few), Type.Null()])
    expect(breaks(nullable, Type.Array(few), 'told')).toEqual([])
    expect(breaks(nullable, Type.Union([Type.Array(many), Type.Null()]), 'told')).not.toEqual([])
  })
})

describe('what is taken', () => {
  it.each<[string, TSchema]>([
    [
      'a field is added that may be missing',
      Type.Object({ ...person.properties, name: Type.Optional(Type.String()) }, closed),
    ],
    [
      'a field may be missing',
      Type.Object({ id: Type.Optional(Type.String()), age: Type.Optional(Type.Number()) }, closed),
    ],
    [
      'a field may be null',
      Type.Object({ ...person.properties, id: Type.Union([Type.String(), Type.Null()]) }, closed),
    ],
  ])('is safe when %s', (_what, after) => expect(breaks(person, after, 'taken')).toEqual([]))

  it.each<[string, TSchema, string]>([
    [
      'a field is added that must be there',
      Type.Object({ ...person.properties, name: Type.String() }, closed),
      '/name: is required',
    ],
    ['a field is not taken any more', Type.Object({ id: Type.String() }, closed), '/age: is not taken any more'],
    [
      'a text must be shorter',
      Type.Object({ ...person.properties, id: Type.String({ maxLength: 5 }) }, closed),
      '/id: maxLength is tighter',
    ],
    [
      'a text must be of a shape',
      Type.Object({ ...person.properties, id: Type.String({ format: 'uuid' }) }, closed),
      '/id: format is tighter',
    ],
  ])('breaks its senders when %s', (_what, after, why) => expect(breaks(person, after, 'taken')).toEqual([why]))

  it('may have more values, not fewer', () => {
    const [few, many] = [Type.Enum(['a', 'b']), Type.Enum(['a', 'b', 'c'])]
    expect(breaks(few, many, 'taken')).toEqual([])
    expect(breaks(many, few, 'taken')).toEqual(['/: c is not understood'])
  })
})
