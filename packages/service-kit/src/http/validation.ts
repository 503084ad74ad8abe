import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FuncKeywordDefinition } from 'ajv'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { closedCopy } from '../closed-copy.ts'
import { compiledLate, createAjv, describeErrors } from '../schema-check.ts'

/**
 * How requests are checked: a body exactly as the contract says; query and path arrive as text, so they are read as
 * the type that the contract names. Unknown fields are refused by the contract's closed objects.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  compiledLate(() => (httpPart === 'body' ? exact.compile(schema) : fromText.compile(withTypedEnums(schema))))

/**
 * The least length of what people write, in characters: spaces around it count for nothing, as they are not kept either.
 * In a list each text counts as it came: one of spaces is none, and leaves its list.
 */
const leastOfWords = {
  keyword: 'minLength',
  type: 'string',
  schemaType: 'number',
  errors: false,
  validate: (least: number, text: string, _schema?: object, place?: { parentData: unknown }) => {
    const words = Array.isArray(place?.parentData) ? text : text.trim()
    // No character takes more than two units: what lies behind them need not be counted.
    return [...words.slice(0, 2 * least)].length >= least
  },
} satisfies FuncKeywordDefinition

// One of each for all apps of a process: a schema is compiled once, however often tests start a service.
const exact = createAjv({ useDefaults: true }).removeKeyword('minLength').addKeyword(leastOfWords)
// What is read from text may be `-Infinity`, which Ajv would let past every bound if it took finite numbers only.
const fromText = createAjv({ useDefaults: true, coerceTypes: true, strictNumbers: false })
const typedCopies = new WeakMap<TSchema, TSchema>()

/** Coercion goes by `type`, which an enumeration of numbers does not carry by itself. */
function withTypedEnums(schema: TSchema): TSchema {
  const known = typedCopies.get(schema)
  if (known) return known
  const copy = typed(schema)
  const made = isObject(copy) ? copy : schema
  typedCopies.set(schema, made)
  return made
}

function typed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typed)
  if (!isObject(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typed(part)]))
  const numbers = 'enum' in copy && Array.isArray(copy.enum) && copy.enum.every((item) => typeof item === 'number')
  return numbers && !('type' in copy) ? { type: 'number', ...copy } : copy
}

function isObject(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Compiles at once. */
export const serializerOf = SerializerSelector()({}, {})

/** How answers become text; each is compiled with its first value, as checks are. */
export const compileSerializer: FastifySerializerCompiler<TSchema> = ({ httpStatus = '', ...route }) => {
  let serialize: ReturnType<typeof serializerOf> | undefined
  return (answer: unknown) => (serialize ??= serializerOf({ httpStatus, ...route }))(answer)
}

const answers = createAjv()

/**
 * For tests: an answer that lacks a field or carries one that the contract does not name fails loudly.
 * In production the serialiser drops what is not named, silently, which is what such a test must not miss.
 */
export const compileCheckingSerializer: FastifySerializerCompiler<TSchema> = ({ schema, method, url }) => {
  const validate = compiledLate(() => answers.compile(closedCopy(schema)))
  return (answer: unknown) => {
    const text = JSON.stringify(answer)
    if (validate(JSON.parse(text))) return text
    throw new Error(`The answer of ${method} ${url} breaks its contract: ${describeErrors(validate.errors)}`)
  }
}
