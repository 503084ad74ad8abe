import type { FieldCode } from '@ensemble/contracts/errors'

/** What Ajv says of one error, as Fastify passes it on. */
export interface SchemaError {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}

const codeOfKeyword: Record<string, FieldCode> = {
  required: 'REQUIRED',
  additionalProperties: 'UNKNOWN_FIELD',
  type: 'INVALID_TYPE',
  enum: 'NOT_IN_LIST',
  const: 'NOT_IN_LIST',
  minLength: 'TOO_SHORT',
  minItems: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  maxItems: 'TOO_LONG',
  maxProperties: 'TOO_LONG',
  minimum: 'OUT_OF_RANGE',
  maximum: 'OUT_OF_RANGE',
  exclusiveMinimum: 'OUT_OF_RANGE',
  exclusiveMaximum: 'OUT_OF_RANGE',
  multipleOf: 'OUT_OF_RANGE',
}

const codeOfFormat: Record<string, FieldCode> = {
  email: 'INVALID_EMAIL',
  date: 'INVALID_DATE',
  'date-time': 'INVALID_DATE',
}

/** Names of keywords that only say "none of the alternatives": the alternatives speak for themselves. */
const frames = new Set(['anyOf', 'oneOf', 'if', 'propertyNames'])

/**
 * The codes of each field that needs correcting. A field is named by its path with dots.
 * @param errors of one validation
 */
export function fieldErrors(errors: readonly SchemaError[]): Record<string, FieldCode[]> {
  const fields = new Map<string, Set<FieldCode>>()
  for (const error of errors) {
    if (frames.has(error.keyword)) continue
    const name = fieldName(error)
    fields.set(name, (fields.get(name) ?? new Set()).add(codeOf(error)))
  }
  return Object.fromEntries([...fields].map(([name, codes]) => [name, telling(codes)]))
}

function fieldName({ keyword, instancePath, params }: SchemaError): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (keyword === 'required') path.push(String(params.missingProperty))
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty))
  return path.join('.') || 'body'
}

function codeOf({ keyword, params }: SchemaError): FieldCode {
  if (keyword === 'format') return codeOfFormat[String(params.format)] ?? 'INVALID_FORMAT'
  return codeOfKeyword[keyword] ?? 'INVALID_FORMAT'
}

/** "Not null either" is noise beside what is wrong with the value. */
function telling(codes: Set<FieldCode>): FieldCode[] {
  const others = [...codes].filter((code) => code !== 'INVALID_TYPE')
  return others.length > 0 ? others : [...codes]
}
