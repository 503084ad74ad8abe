import type { TSchema } from 'typebox'

/**
 * A copy of a schema in which no object takes a property that it does not name.
 * Contracts leave what we read open, so that a producer may add fields; what we write must be exactly what was agreed.
 */
export function closedCopy(schema: TSchema): TSchema {
  const copy = close(schema)
  return isSchema(copy) ? copy : schema
}

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close)
  if (!isSchema(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, close(part)]))
  return 'properties' in copy && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy
}

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
