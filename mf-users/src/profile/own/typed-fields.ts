/** The same fields without some. */
export function without<Fields extends object>(fields: Fields, names: readonly string[]): Fields {
  const rest = { ...fields }
  for (const name in rest) if (names.includes(name)) delete rest[name]
  return rest
}

/** What stands in a field, whatever it is. */
export function valueOf(fields: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(fields)).get(name)
}

export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Nothing was written, or nothing chosen. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
