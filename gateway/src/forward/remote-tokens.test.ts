import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildIn, RemoteTokens } from './remote-tokens.ts'

let folder: string
const time = { now: 0 }
const clock = { now: () => new Date(time.now) }
const file = () => join(folder, 'key.json')
const pass = (seconds: number) => void (time.now += seconds * 1000)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-tokens-'))
  await newKey()
})
afterAll(() => rm(folder, { recursive: true }))

async function newKey(): Promise<void> {
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  await writeFile(file(), JSON.stringify({ kid: randomUUID(), ...key }))
}

async function gateway(keyFile = file()): Promise<RemoteTokens> {
  const tokens = new RemoteTokens(keyFile, clock)
  await tokens.load()
  return tokens
}

const articles = { name: 'mf-articles', version: '1.2.0' }

/** The two parts of a token, as the shell sends them. */
const proofIn = (token: string) => token.split('~')[1] ?? ''

it('names a build for one session, at every gateway', async () => {
  const [one, other] = await Promise.all([gateway(), gateway()])
  const token = one.of('session-1', articles)
  expect(token).toMatch(/^mf-articles\/1\.2\.0~[\w-]{22}$/)
  expect(one.proves('session-1', articles, proofIn(token))).toBe(true)
  expect(other.proves('session-1', articles, proofIn(token))).toBe(true)
  expect(buildIn('mf-articles/1.2.0')).toEqual(articles)
  for (const made of [token, 'mf-articles', '__proto__/1', 'mf-articles/../x', '']) expect(buildIn(made)).toBeNull()
})

it('refuses a stolen proof, a forged one, and one for another build', async () => {
  const tokens = await gateway()
  const proof = proofIn(tokens.of('session-1', articles))
  expect(tokens.proves('session-2', articles, proof)).toBe(false)
  expect(tokens.proves('', articles, proof)).toBe(false)
  expect(tokens.proves('session-1', { ...articles, version: '1.2.1' }, proof)).toBe(false)
  expect(tokens.proves('session-1', { ...articles, name: 'mf-users' }, proof)).toBe(false)
  for (const forged of [`${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`, proof.slice(2), `${proof}AA`, '']) {
    expect(tokens.proves('session-1', articles, forged), forged).toBe(false)
  }
  // Another installation has another key, and one without a key makes up its own.
  expect((await gateway('')).proves('session-1', articles, proof)).toBe(false)
})

it('takes a new key without a restart; the one before counts until all gateways have read it', async () => {
  const tokens = await gateway()
  const before = proofIn(tokens.of('session-1', articles))
  const now = () => proofIn(tokens.of('session-1', articles))
  await newKey()
  pass(6)
  tokens.proves('session-1', articles, before)
  await expect.poll(now).not.toBe(before)
  expect(tokens.proves('session-1', articles, before)).toBe(true)
  expect(tokens.proves('session-2', articles, before)).toBe(false)
  pass(601)
  expect(tokens.proves('session-1', articles, before)).toBe(false)
  expect(tokens.proves('session-1', articles, now())).toBe(true)
})
