import type { Call } from '@ensemble/contracts/calls'
import { Envelope } from '@ensemble/contracts/envelope'
import type { CallSchema } from '@ensemble/contracts/schemas'
import type { TSchema } from 'typebox'

/**
 * The schema of an answer as the serialiser writes it fast: what may be null is said by `nullable`. Of a union it would
 * have each value of each row validated to learn which part of it to write.
 */
export function answerSchema(schema: TSchema): TSchema {
  const copy = rewritten(schema)
  return isSchema(copy) ? copy : schema
}

/** The schema of what a call answers with: for all apps of a process the same object, which is compiled once. */
export function answerSchemaOf({ raw }: Pick<Call, 'raw'>, { data }: Pick<CallSchema, 'data'>): TSchema {
  const made = raw ? ofRaw : ofEnveloped
  const known = made.get(data)
  if (known) return known
  const schema = answerSchema(raw ? data : Envelope(data))
  made.set(data, schema)
  return schema
}

const ofRaw = new WeakMap<TSchema, TSchema>()
const ofEnveloped = new WeakMap<TSchema, TSchema>()

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten)
  if (!isSchema(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rewritten(part)]))
  const { anyOf, ...rest }: { anyOf?: unknown } = copy
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return copy
  const [other, nothing]: unknown[] = anyOf
  if (!isSchema(other) || !isSchema(nothing) || typeOf(nothing) !== 'null') return copy
  const type = typeOf(other)
  if (type === undefined) return copy
  const values = 'enum' in other && Array.isArray(other.enum) ? { enum: [...other.enum, null] } : {}
  return { ...other, ...rest, ...values, type, nullable: true }
}

/** The one type of a schema; an enumeration does not carry it by itself. */
function typeOf(schema: TSchema): string | undefined {
  if ('anyOf' in schema || 'const' in schema) return undefined
  if ('type' in schema && typeof schema.type === 'string') return schema.type
  const isText = 'enum' in schema && Array.isArray(schema.enum) && schema.enum.every((item) => typeof item === 'string')
  return isText ? 'string' : undefined
}

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
