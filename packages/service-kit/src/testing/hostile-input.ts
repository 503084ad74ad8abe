import { randomUUID } from 'node:crypto'
import type { Random } from './random.ts'

/** What a JSON schema says of a value, as far as samples need it. */
interface SchemaPart {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: SchemaPart[]
  items?: SchemaPart
  properties?: Record<string, SchemaPart>
  format?: string
  minimum?: number
  maxLength?: number
}

/** Who writes the inputs: choices that can be repeated, and the ids of things that exist. */
export interface Hand {
  random: Random
  ids: readonly [string, ...string[]]
}

/** Values that programs have stumbled over: unbounded numbers, signs that no text has, names of things in JavaScript. */
const hostileValues = [
  'Infinity',
  '-Infinity',
  '1e400',
  'NaN',
  '-0',
  '9223372036854775808',
  '99999999999999999999999999',
  '2147483648',
  '1.5e-320',
  '0x10',
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\ufeff',
  '%c0%ae',
  '%',
  '../../etc/passwd',
  "' or 1=1 --",
  '\\',
  '$1',
  '{}',
  '[]',
  '[{"field":"status","operator":"equals","value":1e400}]',
  '[{"field":"__proto__","operator":"notEmpty"}]',
  '__proto__',
  'constructor',
  'x'.repeat(299),
  'x'.repeat(301),
  'x'.repeat(5_000),
  '<'.repeat(119_000),
  '&'.repeat(119_000),
  '{'.repeat(50_000),
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.001Z',
  'a@b',
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  2 ** 63,
  -(2 ** 31) - 1,
  1e308,
  [],
  {},
  [[]],
  [null],
] as const satisfies readonly [unknown, ...unknown[]]

/** Whole bodies that are not what they seem. */
const hostileBodies = [
  '',
  ' ',
  'null',
  '0',
  '"text"',
  '[]',
  '{',
  '{"a":1e400}',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  `{"a":"${'x'.repeat(261_000)}"}`,
  `{"a":"${'x'.repeat(300_000)}"}`,
  `[${'1,'.repeat(100_000)}1]`,
  `{${Array.from({ length: 15_000 }, (_, index) => `"k${index}":1`).join()}}`,
] as const

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
  'application/json;',
] as const

/**
 * Mostly what the schema asks for, with something hostile here and there.
 * @param inList whether it is a part of a list: one list of many is long enough, and lists of them outgrow a string
 */
export function hostileValue(schema: SchemaPart, hand: Hand, inList = false): unknown {
  const { random } = hand
  if (random.chance(0.25)) return random.pick(hostileValues)
  const [first, ...others] = schema.anyOf ?? []
  if (first) return hostileValue(random.pick([first, ...others]), hand, inList)
  if ('const' in schema) return schema.const
  const [listed, ...rest] = schema.enum ?? []
  if (listed !== undefined) return random.pick([listed, ...rest])
  if (schema.type === 'object') return hostileObject(schema.properties ?? {}, hand, inList)
  if (schema.type === 'array') {
    const length = random.pick([0, 1, 2, inList ? 3 : 300])
    return Array.from({ length }, () => hostileValue(schema.items ?? {}, hand, true))
  }
  if (schema.type === 'boolean') return random.chance(0.5)
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  return textLike(schema, hand)
}

function textLike({ format, maxLength = 60 }: SchemaPart, { random, ids }: Hand): string {
  if (format === 'uuid') return random.chance(0.8) ? random.pick(ids) : randomUUID()
  if (format === 'date') return '2026-12-01'
  if (format === 'date-time') return '2026-12-01T09:00:00.000Z'
  if (format === 'email') return `${randomUUID()}@example.org`
  return random.pick(['Lyon', 'une phrase de passe', 'a'.repeat(maxLength), 'é'.repeat(maxLength)])
}

function hostileObject(properties: Record<string, SchemaPart>, hand: Hand, inList: boolean): Record<string, unknown> {
  const { random } = hand
  const kept = Object.entries(properties).filter(() => random.chance(0.85))
  const entries = kept.map(([name, part]): [string, unknown] => [name, hostileValue(part, hand, inList)])
  return Object.fromEntries(random.chance(0.1) ? [...entries, ['sneaky', 1]] : entries)
}

/** A body as bytes go over the wire, and what it says it is. */
export function hostileBody(schema: SchemaPart | undefined, hand: Hand): { payload: string; contentType: string } {
  const { random } = hand
  const contentType = random.chance(0.1) ? random.pick(contentTypes) : 'application/json'
  if (random.chance(0.15)) return { payload: random.pick(hostileBodies), contentType }
  return { payload: JSON.stringify(hostileValue(schema ?? {}, hand)) ?? '', contentType }
}

/** A value as it stands in an address. Lone surrogates have no place there. */
export function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '').slice(0, 6_000))
}
