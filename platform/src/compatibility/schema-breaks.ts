/** A JSON schema, as far as this looks into it. */
export interface Schema {
  [keyword: string]: unknown
}

/**
 * `told`: what a service answers or an event carries; whoever reads knows the schema before. `taken`: what a service
 * takes; whoever sends knows the schema before.
 */
export type Direction = 'told' | 'taken'

/**
 * What in a changed schema breaks those who know the one before.
 * @param place where it is, for the sentences
 * @returns a sentence for each break; none where the change is safe
 */
export function schemaBreaks(before: Schema, after: Schema, direction: Direction, place = ''): string[] {
  const [narrow, wide] = direction === 'told' ? [after, before] : [before, after]
  const choices = { narrow: branches(narrow), wide: branches(wide) }
  if (choices.narrow.length > 1 || choices.wide.length > 1) {
    // Each form that may come must be one that is understood.
    return choices.narrow.flatMap((form) => {
      const found = choices.wide.map((known) =>
        direction === 'told'
          ? schemaBreaks(known, form, direction, place)
          : schemaBreaks(form, known, direction, place),
      )
      if (found.some((breaks) => breaks.length === 0)) return []
      return found.length === 1 ? (found[0] ?? []) : [`${place || '/'}: a form that is not understood, ${nameOf(form)}`]
    })
  }
  return [
    ...valueBreaks(narrow, wide, place),
    ...(direction === 'taken' ? limitBreaks(before, after, place) : []),
    ...objectBreaks(before, after, direction, place),
    ...itemBreaks(before, after, direction, place),
  ]
}

/** The values that one side may give and the other does not understand. */
function valueBreaks(narrow: Schema, wide: Schema, place: string): string[] {
  const [given, understood] = [valuesOf(narrow), valuesOf(wide)]
  if (understood) {
    if (!given) return [`${place || '/'}: any value instead of ${understood.join(', ')}`]
    const unknown = given.filter((value) => !understood.includes(value))
    return unknown.length > 0 ? [`${place || '/'}: ${unknown.join(', ')} is not understood`] : []
  }
  const [type, expected] = [narrow['type'], wide['type']]
  if (expected === undefined || given || type === expected) return []
  return type === 'integer' && expected === 'number'
    ? []
    : [`${place || '/'}: ${String(type)} instead of ${String(expected)}`]
}

const upperLimits = ['maxLength', 'maxItems', 'maximum'] as const
const lowerLimits = ['minLength', 'minItems', 'minimum'] as const

/** Limits that became tighter: what was sent until now may be refused. */
function limitBreaks(before: Schema, after: Schema, place: string): string[] {
  const tighter = [
    ...upperLimits.filter((name) => numberOf(after[name], Infinity) < numberOf(before[name], Infinity)),
    ...lowerLimits.filter((name) => numberOf(after[name], -Infinity) > numberOf(before[name], -Infinity)),
    ...(['pattern', 'format'] as const).filter((name) => after[name] !== undefined && after[name] !== before[name]),
  ]
  return tighter.map((name) => `${place || '/'}: ${name} is tighter`)
}

function objectBreaks(before: Schema, after: Schema, direction: Direction, place: string): string[] {
  const [known, now] = [propertiesOf(before), propertiesOf(after)]
  const [wasRequired, isRequired] = [requiredOf(before), requiredOf(after)]
  const missing =
    direction === 'told'
      ? wasRequired.filter((name) => !isRequired.includes(name)).map((name) => `${place}/${name}: may be missing`)
      : isRequired.filter((name) => !wasRequired.includes(name)).map((name) => `${place}/${name}: is required`)
  const refused =
    direction === 'taken' && after['additionalProperties'] === false
      ? Object.keys(known)
          .filter((name) => !(name in now))
          .map((name) => `${place}/${name}: is not taken any more`)
      : []
  const inside = Object.entries(known).flatMap(([name, schema]) => {
    const next = now[name]
    return next ? schemaBreaks(schema, next, direction, `${place}/${name}`) : []
  })
  return [...missing, ...refused, ...inside]
}

function itemBreaks(before: Schema, after: Schema, direction: Direction, place: string): string[] {
  const [known, now] = [before['items'], after['items']]
  return isSchema(known) && isSchema(now) ? schemaBreaks(known, now, direction, `${place}[]`) : []
}

function branches(schema: Schema): Schema[] {
  const forms = schema['anyOf']
  return Array.isArray(forms) ? forms.filter(isSchema).flatMap(branches) : [schema]
}

function valuesOf(schema: Schema): unknown[] | null {
  if ('const' in schema) return [schema['const']]
  return Array.isArray(schema['enum']) ? schema['enum'] : null
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  const properties = schema['properties']
  if (!isSchema(properties)) return {}
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => (isSchema(value) ? [[name, value]] : [])),
  )
}

function requiredOf(schema: Schema): string[] {
  const required = schema['required']
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

function nameOf(schema: Schema): string {
  return valuesOf(schema)?.join(', ') ?? String(schema['type'] ?? 'anything')
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
