import { expect, test } from 'vitest'
import { parseJsonBody } from './json-body.ts'

test('a body is read as JSON; none is nothing', () => {
  expect(parseJsonBody('{"a":[1,{"b":"x:{}\\"y"}],"c":null}')).toEqual({ a: [1, { b: 'x:{}"y' }], c: null })
  expect(parseJsonBody(' ')).toBeUndefined()
})

test.each([
  ['not JSON', '{a:1}'],
  ['a trailing comma', '{"a":1,}'],
  ['a key twice', '{"a":1,"a":2}'],
  ['a key twice, once escaped', '{"a":1,"\\u0061":2}'],
  ['the prototype', '{"__proto__":{"admin":true}}'],
  ['the prototype, escaped', '{"\\u005f_proto__":{}}'],
  ['the constructor', '{"a":{"constructor":{"prototype":{}}}}'],
  ['ten levels', '[[[[[[[[[[1]]]]]]]]]]'],
])('%s is refused', (_name, text) => {
  expect(() => parseJsonBody(text)).toThrow('MALFORMED_REQUEST')
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('nine levels and the same key in two objects are fine', () => {
  const option = { id: 'yes', label: 'Oui' }
  const questionnaire = { sections: [{ questions: [{ options: [option] }] }] }
  const series = { mission: { questionnaire }, dates: ['2026-12-12T13:00:00Z'] }
  expect(parseJsonBody(JSON.stringify(series))).toEqual(series)
  expect(parseJsonBody('[{"a":1},{"a":2}]')).toBeDefined()
})
