import Type from 'typebox'
import { expect, test } from 'vitest'
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
  expect(config).toEqual({ ...complete, PORT: 8101, HOST: '127.0.0.1', NODE_ENV: 'development', LOG_LEVEL: 'info' })
})

test('every missing or unusable variable is named, and no value is shown', () => {
  const read = () => readConfig(schema, { ...complete, SMTP_URL: '', PORT: 'secret-port', LOG_LEVEL: 'loud' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/SMTP_URL is missing/)
  expect(read).toThrow(/PORT cannot be used/)
  expect(read).toThrow(/LOG_LEVEL cannot be used/)
  expect(read).not.toThrow(/secret-port/)
})
