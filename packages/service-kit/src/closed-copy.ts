import type { TSchema } from 'typebox'

/**
 * A copy of a schema in which no object takes a property that it does not name.
 * Contracts leave what we read open, so that a producer may add fields; what we write must be exactly what was agreed.
 */
export function closedCopy(schema: TSchema): TSchema {
  const known = copies.get(schema)
  if (known) return known
  const copy = close(schema)
  const made = isSchema(copy) ? copy : schema
  copies.set(schema, made)
  return made
}

/** The same object each time: Ajv compiles it once, and keeps every one that it has seen. */
const copies = new WeakMap<TSchema, TSchema>()

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close)
  if (!isSchema(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, close(part)]))
  return 'properties' in copy && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy
}

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
