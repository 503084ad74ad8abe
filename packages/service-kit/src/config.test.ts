import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Type from 'typebox'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError, readConfig, serviceSettings } from './config.ts'

const schema = Type.Object({ ...serviceSettings, SMTP_URL: Type.String({ format: 'uri' }) })

const complete = {
  PORT: '8101',
  DATABASE_URL: 'postgres://localhost/x',
  NATS_URL: 'nats://localhost',
  JWKS_URL: 'http://localhost/auth/jwks',
  TOKEN_ISSUER: 'http://localhost:8080',
  PUBLIC_ORIGIN: 'http://localhost:8080',
  SMTP_URL: 'smtp://localhost',
}

test('settings are read as their types, absent ones take their default', () => {
  const config = readConfig(schema, { ...complete, UNRELATED: 'x' })
  expect(config).toEqual({
    ...complete,
    PORT: 8101,
    HOST: '127.0.0.1',
    DATABASE_SESSION_URL: '',
    DATABASE_READ_ADDRESS: '',
    DATABASE_READ_MAX_AGE_MS: 2000,
    NATS_TLS: 'off',
    NATS_REPLICAS: 1,
    TLS_FILE: '',
    PGSSLMODE: '',
    NODE_EXTRA_CA_CERTS: '',
    METRICS_FROM: '',
    SERVICE_KEY_FILE: '',
    SERVICE_KEYS_FILE: '',
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
  })
})

test('every missing or unusable variable is named, with the words that it takes, and no value is shown', () => {
  const wrong = { SMTP_URL: '', PORT: 'secret-port', LOG_LEVEL: 'loud', NATS_TLS: 'true', PGSSLMODE: 'require' }
  const read = () => readConfig(schema, { ...complete, ...wrong })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/SMTP_URL is missing/)
  expect(read).toThrow(/PORT cannot be used/)
  expect(read).toThrow(/LOG_LEVEL cannot be used/)
  expect(read).toThrow(/NATS_TLS cannot be used: it must be one of off, on\.$/m)
  expect(read).toThrow(/PGSSLMODE cannot be used: it must be one of disable, verify-full\.$/m)
  expect(read).not.toThrow(/secret-port/)
})

describe('addresses and ranges', () => {
  const read = (METRICS_FROM: string) => readConfig(schema, { ...complete, METRICS_FROM })

  test.each(['10.244.0.0/16', '192.0.2.7,fd00:1::/64', '0.0.0.0/0', '::1/128'])('%s are taken as they are', (list) =>
    expect(read(list).METRICS_FROM).toBe(list),
  )

  test.each(['10.0.0.0/99', '/99', 'fd00::/129', '10.0.0', '10.0.0.256', 'abc', '10.0.0.1,', '10.0.0.1, 10.0.0.2'])(
    '%s are refused by the name of the setting, not by a program that has begun',
    (list) =>
      expect(() => read(list)).toThrow(
        /^The environment variable METRICS_FROM cannot be used: it must be addresses or ranges such as 10\.0\.0\.0\/8, separated by commas\.$/,
      ),
  )
})

describe('a setting in a file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'config-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function file(text: string): string {
    const path = join(folder, 'secret')
    writeFileSync(path, text)
    return path
  }
  const { DATABASE_URL: _given, ...others } = complete

  test('is read without its last line break, and counts as given', () => {
    const config = readConfig(schema, { ...others, DATABASE_URL_FILE: file('postgres://a:b@host/x\n') })
    expect(config.DATABASE_URL).toBe('postgres://a:b@host/x')
  })

  test('any setting may lie in one, and is checked as if it stood in its variable', () => {
    const { PORT: _port, ...rest } = complete
    expect(readConfig(schema, { ...rest, PORT_FILE: file('8101\n') }).PORT).toBe(8101)
    expect(() => readConfig(schema, { ...rest, PORT_FILE: file('many') })).toThrow(/PORT cannot be used/)
  })

  test('both the variable and its file are refused by both names, without a value', () => {
    const read = () => readConfig(schema, { ...complete, DATABASE_URL_FILE: file('postgres://secret') })
    expect(read).toThrow(/DATABASE_URL and DATABASE_URL_FILE are both set/)
    expect(read).not.toThrow(/secret:|localhost/)
  })

  test('a file that is not there or empty is one sentence that names the variable, not also a missing setting', () => {
    const missing = () => readConfig(schema, { ...others, DATABASE_URL_FILE: join(folder, 'nowhere') })
    expect(missing).toThrow(/^DATABASE_URL_FILE names \S+nowhere, which cannot be read \(ENOENT\)\.$/)
    expect(() => readConfig(schema, { ...others, DATABASE_URL_FILE: file('\n') })).toThrow(/DATABASE_URL_FILE .*empty/)
  })

  test('a variable that is a setting by itself is no file of another one', () => {
    const demo = Type.Object({ DEMO: Type.Literal('1'), DEMO_FILE: Type.String() })
    expect(readConfig(demo, { DEMO: '1', DEMO_FILE: '/demo.json' })).toEqual({ DEMO: '1', DEMO_FILE: '/demo.json' })
  })
})

describe('the address that visitors type', () => {
  const withOrigin = (NODE_ENV: string, PUBLIC_ORIGIN: string) => () =>
    readConfig(schema, { ...complete, NODE_ENV, PUBLIC_ORIGIN })

  test.each([
    'http://ensemble.example',
    'http://192.168.1.5:8080',
    'http://localhost.evil.example',
    'http://10.0.0.1/',
  ])('is refused in production as %s: passwords would go there in the clear', (origin) => {
    expect(withOrigin('production', origin)).toThrow(/PUBLIC_ORIGIN .*https/)
    expect(withOrigin('development', origin)).not.toThrow()
  })

  test.each(['https://ensemble.example', 'http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'is taken as %s',
    (origin) => expect(withOrigin('production', origin)).not.toThrow(),
  )
})
