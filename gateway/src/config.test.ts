import { readConfig } from '@ensemble/service-kit/config'
import { describe, expect, it } from 'vitest'
import { Config, trustedProxies } from './config.ts'
import { upstreamSettings } from './upstreams.ts'

const env = {
  PORT: '8080',
  NATS_URL: 'nats://127.0.0.1:4222',
  JWKS_URL: 'http://127.0.0.1:8101/auth/jwks',
  TOKEN_ISSUER: 'http://localhost:8080',
  PUBLIC_ORIGIN: 'http://localhost:8080',
  ...Object.fromEntries(Object.values(upstreamSettings).map((name) => [name, 'http://127.0.0.1:8101'])),
  SHELL_DIR: 'shell',
  REMOTES_DIR: 'remotes',
  TEAM_KEYS_FILE: 'keys.json',
}

describe('settings of the gateway', () => {
  it('need no database, and trust no proxy unless one is named', () => {
    const config = readConfig(Config, env)
    expect(config).toMatchObject({ PORT: 8080, LIMIT_SIGN_IN: 30, REGISTRY_BUCKET: 'remotes' })
    expect(trustedProxies(config)).toBe(false)
    expect(trustedProxies(readConfig(Config, { ...env, TRUST_PROXY: '10.0.0.0/8,fd00::/8' }))).toEqual([
      '10.0.0.0/8',
      'fd00::/8',
    ])
  })

  it.each([
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1,,2'],
    ['LIMIT_SIGN_IN', '0'],
    ['USERS_URL', 'users'],
  ])('stop the start with a sentence when %s is %s', (name, value) => {
    expect(() => readConfig(Config, { ...env, [name]: value })).toThrow(name)
  })

  it('name what is missing', () => {
    expect(() => readConfig(Config, { ...env, SHELL_DIR: undefined })).toThrow('SHELL_DIR is missing')
  })
})
