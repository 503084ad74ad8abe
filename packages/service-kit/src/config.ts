import Type, { type Static, type TObject } from 'typebox'
import { createAjv } from './schema-check.ts'

/** A setting is missing or unusable; the message is for whoever starts the program. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Settings that every service shares: spread them into the service's own `Type.Object({...})`. */
export const serviceSettings = {
  NODE_ENV: Type.Enum(['development', 'test', 'production'], { default: 'development' }),
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65_535 }),
  DATABASE_URL: Type.String({ minLength: 1 }),
  NATS_URL: Type.String({ minLength: 1 }),
  JWKS_URL: Type.String({ format: 'uri' }),
  TOKEN_ISSUER: Type.String({ format: 'uri' }),
  PUBLIC_ORIGIN: Type.String({ format: 'uri' }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { default: 'info' }),
} as const

const ajv = createAjv({ coerceTypes: true, useDefaults: true })

/**
 * Reads the settings of a program once, at its start.
 * @param schema the settings, each a property; `default` fills what is absent
 * @param env usually `process.env`; variables that the schema does not name are not looked at
 * @throws {ConfigError} naming each variable that is missing or unusable, never its value
 */
export function readConfig<Schema extends TObject>(schema: Schema, env: NodeJS.ProcessEnv): Static<Schema> {
  const names = Object.keys(schema.properties)
  const settings: unknown = Object.fromEntries(
    names.filter((name) => env[name] !== undefined && env[name] !== '').map((name) => [name, env[name]]),
  )
  const validate = ajv.compile<Static<Schema>>(schema)
  if (validate(settings)) return settings
  throw new ConfigError((validate.errors ?? []).map(sentence).join('\n'))
}

function sentence(error: { keyword: string; instancePath: string; params: Record<string, unknown>; message?: string }) {
  if (error.keyword === 'required')
    return `The environment variable ${String(error.params.missingProperty)} is missing.`
  return `The environment variable ${error.instancePath.slice(1)} cannot be used: it ${error.message ?? error.keyword}.`
}
