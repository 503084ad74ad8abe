import { readFileSync } from 'node:fs'
import Type, { type Static, type TObject } from 'typebox'
import { createAjv } from './schema-check.ts'

/** A setting is missing or unusable; the message is for whoever starts the program. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Addresses and CIDR ranges, separated by commas; empty: none. */
export const networks = Type.String({ format: 'networks', default: '' })

/** Settings that every service shares: spread them into the service's own `Type.Object({...})`. */
export const serviceSettings = {
  NODE_ENV: Type.Enum(['development', 'test', 'production'], { default: 'development' }),
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65_535 }),
  DATABASE_URL: Type.String({ minLength: 1 }),
  /** Past a pooler that shares connections: for the lock that says which relay publishes, and what relays tell each other. */
  DATABASE_SESSION_URL: Type.String({ default: '' }),
  /** Host and port of a standby, from which lists may be read, and how old what it answers may be at most. */
  DATABASE_READ_ADDRESS: Type.String({ pattern: '^([^/@:?#]+(:[0-9]+)?)?$', default: '' }),
  DATABASE_READ_MAX_AGE_MS: Type.Integer({ minimum: 300, maximum: 60_000, default: 2_000 }),
  NATS_URL: Type.String({ minLength: 1 }),
  /** TLS from the first byte, or none: nothing between broker and program can talk them out of it. */
  NATS_TLS: Type.Enum(['off', 'on'], { default: 'off' }),
  /** Copies of each message in a cluster of brokers; more than half of them must be there. */
  NATS_REPLICAS: Type.Integer({ minimum: 1, maximum: 5, default: 1 }),
  /** Key and certificate of this program, in one file: it then speaks TLS alone. */
  TLS_FILE: Type.String({ default: '' }),
  /** Read by the driver of PostgreSQL: `verify-full` speaks TLS alone, to a server whose certificate names it. */
  PGSSLMODE: Type.Enum(['', 'disable', 'verify-full'], { default: '' }),
  /** Read by Node itself: the authority that signed the certificates of the others. */
  NODE_EXTRA_CA_CERTS: Type.String({ default: '' }),
  JWKS_URL: Type.String({ format: 'uri' }),
  TOKEN_ISSUER: Type.String({ format: 'uri' }),
  PUBLIC_ORIGIN: Type.String({ format: 'uri' }),
  /** The key with which this program says who it is to the others, and the public keys of all of them. */
  SERVICE_KEY_FILE: Type.String({ default: '' }),
  SERVICE_KEYS_FILE: Type.String({ default: '' }),
  /** Who may read the figures, beside this machine. */
  METRICS_FROM: networks,
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { default: 'info' }),
} as const

const ajv = createAjv({ coerceTypes: true, useDefaults: true })

/**
 * Reads the settings of a program once, at its start. A setting NAME may lie in a file that NAME_FILE names instead: a
 * secret then stands in no list of processes and in no description of a container.
 * @param schema the settings, each a property; `default` fills what is absent
 * @param env usually `process.env`; variables that the schema does not name are not looked at
 * @throws {ConfigError} naming each variable that is missing or unusable, never its value
 */
export function readConfig<Schema extends TObject>(schema: Schema, env: NodeJS.ProcessEnv): Static<Schema> {
  const names = Object.keys(schema.properties)
  const found = names.map((name) => settingOf(name, env, names))
  const values = Object.fromEntries(
    found.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]),
  )
  const problems = [...found.flatMap(({ problem }) => problem ?? []), ...unsafeOrigin(values)]
  const settings: unknown = values
  const validate = ajv.compile<Static<Schema>>(schema)
  if (validate(settings) && problems.length === 0) return settings
  const told = new Set(found.filter(({ problem }) => problem).map(({ name }) => name))
  const errors = (validate.errors ?? []).filter((error) => !told.has(variableOf(error)))
  throw new ConfigError([...problems, ...errors.map(sentence)].join('\n'))
}

/** In production browsers send passwords to the public address: in the clear to this machine alone. */
function unsafeOrigin({ NODE_ENV, PUBLIC_ORIGIN = '' }: Record<string, string | undefined>): string[] {
  if (NODE_ENV !== 'production' || !PUBLIC_ORIGIN.startsWith('http://')) return []
  const host = PUBLIC_ORIGIN.slice('http://'.length).replace(/(:\d+)?(\/.*)?$/, '')
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)) return []
  return ['The environment variable PUBLIC_ORIGIN cannot be used: outside localhost it must begin with https://.']
}

interface Setting {
  name: string
  value?: string
  problem?: string
}

/** An empty variable counts as absent, as compose files and shells leave it. */
function settingOf(name: string, env: NodeJS.ProcessEnv, names: readonly string[]): Setting {
  const value = env[name] || undefined
  const fileVariable = `${name}_FILE`
  // DEMO_FILE is a setting of its own beside DEMO, not the file that DEMO lies in.
  const file = names.includes(fileVariable) ? undefined : env[fileVariable] || undefined
  if (file === undefined) return { name, value }
  if (value !== undefined) {
    return { name, problem: `The environment variables ${name} and ${fileVariable} are both set: keep one of them.` }
  }
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    return text === '' ? { name, problem: `${fileVariable} names ${file}, which is empty.` } : { name, value: text }
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unreadable'
    return { name, problem: `${fileVariable} names ${file}, which cannot be read (${reason}).` }
  }
}

interface SchemaError {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
  message?: string
}

function variableOf({ keyword, instancePath, params }: SchemaError): string {
  return keyword === 'required' ? String(params.missingProperty) : instancePath.slice(1)
}

function sentence(error: SchemaError): string {
  const variable = variableOf(error)
  if (error.keyword === 'required') return `The environment variable ${variable} is missing.`
  const { allowedValues: allowed, format } = error.params
  if (format === 'networks') {
    return `The environment variable ${variable} cannot be used: it must be addresses or ranges such as 10.0.0.0/8, separated by commas.`
  }
  if (error.keyword === 'enum' && Array.isArray(allowed)) {
    const words = allowed
      .map(String)
      .filter((word) => word !== '')
      .join(', ')
    return `The environment variable ${variable} cannot be used: it must be one of ${words}.`
  }
  return `The environment variable ${variable} cannot be used: it ${error.message ?? error.keyword}.`
}
