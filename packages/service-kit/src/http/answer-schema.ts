import type { TSchema } from 'typebox'

/**
 * The schema of an answer as the serialiser writes it fast: what may be null is said by `nullable`. Of a union it would
 * have each value of each row validated to learn which part of it to write.
 */
export function answerSchema(schema: TSchema): TSchema {
  const copy = rewritten(schema)
  return isSchema(copy) ? copy : schema
}

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
