import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../paths.ts'

const tool = (await import(pathToFileURL(join(root, 'platform/secrets.mjs')).href)) as {
  makeSecrets: (to: string, renewed?: string) => string[]
  secretsFolder: (env: NodeJS.ProcessEnv, composeFolder: string) => string
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the folder of the secrets', () => {
  it('is .secrets, what .env says as Compose reads it, or what the environment says', () => {
    expect(tool.secretsFolder({}, folder)).toBe(join(folder, '.secrets'))
    writeFileSync(join(folder, '.env'), 'PORT=18080\nSECRETS_DIR="./elsewhere"\n')
    expect(tool.secretsFolder({}, folder)).toBe(join(folder, 'elsewhere'))
    expect(tool.secretsFolder({ SECRETS_DIR: '/run/ours' }, folder)).toBe('/run/ours')
  })
})

describe('new signing keys', () => {
  const file = () => join(folder, 'signing-keys.json')
  const keys = () => JSON.parse(readFileSync(file(), 'utf8')) as Record<string, { kid: string; publishedAt: string }>

  it('are refused until the next one is known everywhere', () => {
    tool.makeSecrets(folder)
    const before = readFileSync(file(), 'utf8')
    expect(() => tool.makeSecrets(folder, 'signing-keys')).toThrow(/not known everywhere yet/)
    expect(readFileSync(file(), 'utf8')).toBe(before)
  })

  it('let the next one sign after 20 minutes', () => {
    tool.makeSecrets(folder)
    const { current, next } = keys()
    const since = new Date(Date.now() - 21 * 60_000).toISOString()
    writeFileSync(file(), JSON.stringify({ current, next: { ...next, publishedAt: since } }))
    tool.makeSecrets(folder, 'signing-keys')
    expect(keys()['current']?.kid).toBe(next?.kid)
    expect(keys()['retired']).toMatchObject([{ kid: current?.kid }])
    expect(() => tool.makeSecrets(folder, 'signing-keys')).toThrow(/not known everywhere yet/)
  })

  it('go by the age of the file where a next key does not say since when it is known', () => {
    tool.makeSecrets(folder)
    const { current, next } = keys()
    const { publishedAt: _unsaid, ...unsaid } = next ?? { publishedAt: '' }
    writeFileSync(file(), JSON.stringify({ current, next: unsaid }))
    expect(() => tool.makeSecrets(folder, 'signing-keys')).toThrow(/not known everywhere yet/)
    const old = new Date(Date.now() - 21 * 60_000)
    utimesSync(file(), old, old)
    expect(tool.makeSecrets(folder, 'signing-keys')).toContain('signing-keys.json')
  })
})
