import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import type { Static, TSchema } from 'typebox'
import { areNetworks } from './networks-format.ts'

/**
 * An Ajv as the whole house uses it: strict, every error reported, nothing removed.
 * @param options what differs: `coerceTypes` for what arrives as text (environment, query)
 */
export function createAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true, ...options })
  formats.default(ajv, ['uuid', 'date', 'date-time', 'email', 'uri'])
  return ajv.addFormat('networks', areNetworks)
}

export interface SchemaCheck<Schema extends TSchema> {
  (value: unknown): value is Static<Schema>
  errors?: ErrorObject[] | null
}

const shared = createAjv()

/** A type guard for a schema. */
export function checkOf<Schema extends TSchema>(schema: Schema): SchemaCheck<Schema> {
  const late = compiledLate(() => shared.compile(schema))
  const check: SchemaCheck<Schema> = (value): value is Static<Schema> => {
    const valid = late(value)
    check.errors = late.errors
    return valid
  }
  return check
}

interface LateCheck {
  (value: unknown): boolean
  errors?: ErrorObject[] | null
}

/** A check that is compiled with its first value: a service has hundreds, and is ready a second earlier without them. */
export function compiledLate(compile: () => ValidateFunction): LateCheck {
  let validate: ValidateFunction | undefined
  const check: LateCheck = (value) => {
    validate ??= compile()
    const valid = validate(value)
    check.errors = validate.errors ?? null
    return valid
  }
  return check
}

/** One sentence per error, without the offending value: values may be personal. */
export function describeErrors(errors: ErrorObject[] | null | undefined): string {
  return (errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`).join('; ')
}
