import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { deliveryOf } from './support/delivery.ts'
import { buildRemote } from './support/fixtures.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

const name = 'mf-missions'

let folder: string
let bus: TestBus
let gateway: TestGateway
let other: TestGateway
let team: ReturnType<typeof deliveryOf>

/** A member, in a session of their own. */
const somebody = testPrincipal()
const accomplice = testPrincipal()

beforeAll(async () => {
  bus = await createTestBus()
  folder = await mkdtemp(join(tmpdir(), 'remote-tokens-'))
  const SERVICE_KEY_FILE = join(folder, 'key.json')
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  await writeFile(SERVICE_KEY_FILE, JSON.stringify({ kid: randomUUID(), ...key }))
  const settings = { SERVICE_KEY_FILE, REGISTRY_BUCKET: `tokens-${randomUUID()}` }
  const log = createLog({ name: 'bus', level: 'silent' })
  const start = async (more: object = {}) => {
    const own = new Bus({ url: bus.url, name: 'gateway', namespace: bus.namespace, log })
    const started = await startGateway({ bus: own, settings: { ...settings, ...more } })
    await vi.waitFor(() => expect(started.deps.store.following).toBe(true))
    return started
  }
  gateway = await start()
  other = await start({ JWKS_URL: gateway.identity.jwksUrl, REMOTE_TOKENS: 'optional' })
  team = deliveryOf(gateway)
  for (const version of ['v1', 'v2', 'v3', 'v4', 'v5', 'v6']) await team.upload(buildRemote(name, version))
  for (const version of ['v1', 'v2', 'v3', 'v4']) await team.promote(name, version)
  // What is only tried is in use as well; v6 was published, and shown to nobody.
  await team.call('POST', `${name}/promote`, JSON.stringify({ version: 'v5', percent: 10 }))
  await vi.waitFor(() => expect(other.deps.store.state.remotes[name]?.canary?.version).toBe('v5'))
})
afterAll(async () => {
  await Promise.all([gateway.close(), other.close()])
  await bus.close()
  await rm(folder, { recursive: true })
})

const tokenOf = (principal: Principal) => gateway.identity.tokenFor(principal)

/** @param token `name/version~proof`, or a bare name */
async function ask(path: string, token: string, principal: Principal | null = somebody, at = gateway) {
  const [remote = '', proof] = token.split('~')
  const headers = {
    ...(principal && { authorization: `Bearer ${tokenOf(principal)}` }),
    'x-remote': remote,
    ...(proof !== undefined && { 'x-remote-proof': proof }),
  }
  const answer = await at.get(`/api${path}`, { headers })
  return { status: answer.status, given: answer.headers.get('x-remotes') }
}

/** What the shell is told with who is signed in. */
async function tokensOf(principal: Principal, at = gateway): Promise<string[]> {
  const answer = await at.get('/api/user/me', { headers: { authorization: `Bearer ${tokenOf(principal)}` } })
  return (answer.headers.get('x-remotes') ?? '').split(' ')
}

async function tokenFor(version: string, principal = somebody): Promise<string> {
  const found = (await tokensOf(principal)).find((token) => token.startsWith(`${name}/${version}~`))
  if (found === undefined) throw new Error(`no token for ${version}`)
  return found
}

describe('the token of a remote', () => {
  it('comes with what tells the shell of its session, one for each version that a page may be running', async () => {
    const versions = (await tokensOf(somebody)).map((token) => token.split('~')[0])
    expect(versions.toSorted()).toEqual([`${name}/v3`, `${name}/v4`, `${name}/v5`])
  })

  it('comes with the answer that begins or renews a session, before anything is asked for a remote', async () => {
    const media = gateway.identity.tokenFor(somebody)
    gateway.users.behave((_request, response) => {
      response.setHeader('set-cookie', [`__Host-refresh=a.b; Path=/`, `__Host-media=${media}; Path=/; HttpOnly`])
      // A service has no say in it.
      response.setHeader('x-remotes', 'mf-missions/v6~AAAAAAAAAAAAAAAAAAAAAA')
      response.end('{}')
    })
    const headers = { 'content-type': 'application/json', origin: 'http://ensemble.test' }
    const answer = await gateway.get('/api/auth/refresh', { method: 'POST', headers, body: '{}' })
    const given = (answer.headers.get('x-remotes') ?? '').split(' ')
    expect(given.toSorted()).toEqual((await tokensOf(somebody)).toSorted())
    gateway.users.behave((_request, response) => void response.end('{}'))
    const ended = await gateway.get('/api/auth/refresh', { method: 'POST', headers, body: '{}' })
    expect(ended.headers.get('x-remotes')).toBeNull()
  })

  it('opens what its build has declared, at every gateway, and nothing else', async () => {
    const token = await tokenFor('v4')
    expect(await ask('/mission/list?page=0', token)).toEqual({ status: 200, given: null })
    expect((await ask('/mission/7', token)).status).toBe(403)
    expect(await tokensOf(somebody, other)).toContain(token)
    expect((await ask('/mission/list', token, somebody, other)).status).toBe(200)
  })

  it('is refused when it was stolen, forged or is of another build', async () => {
    const token = await tokenFor('v4')
    const [, proof = ''] = token.split('~')
    // Somebody else's session, the same person's next one, and nobody's.
    expect((await ask('/mission/list', token, accomplice)).status).toBe(403)
    expect((await ask('/mission/list', token, { ...somebody, sessionId: randomUUID() })).status).toBe(403)
    const forged = `${name}/v4~${'A'.repeat(22)}`
    for (const made of [
      forged,
      `${name}/v3~${proof}`,
      `mf-users/v4~${proof}`,
      `${token}, ${token}`,
      token.slice(0, -1),
    ])
      expect((await ask('/mission/list', made)).status, made).toBe(403)
  })

  it('is given to nobody for an invented name, and for what was never shown to visitors', async () => {
    for (const made of [`${name}/none`, 'mf-invented/v1', `${name}/v6`, '__proto__/v1', 'anything', ''])
      expect(await ask('/mission/list', made), made).toEqual({ status: 403, given: null })
  })

  it('that a page lacks comes with the refusal: also for the version of a tab that has long been open', async () => {
    for (const version of ['v4', 'v1']) {
      const { status, given } = await ask('/mission/list', `${name}/${version}`)
      expect(status).toBe(403)
      expect(given).toMatch(new RegExp(`^${name}/${version}~`))
      expect((await ask('/mission/list', given ?? '')).status).toBe(200)
      expect((await ask('/mission/list', given ?? '', accomplice)).status).toBe(403)
    }
  })

  it('of somebody without a session is for open calls alone', async () => {
    const { status, given } = await ask('/mission/open', `${name}/v4`, null)
    expect(status).toBe(403)
    // Declared or not, it is not taken for a session.
    expect((await ask('/mission/list', given ?? '')).status).toBe(403)
    expect((await ask('/mission/list', given ?? '', null)).status).toBe(401)
  })

  it('is not asked of the pages of the release before, while that is set: their names are held to what they declare', async () => {
    expect((await ask('/mission/list', `${name}/v4`, somebody, other)).status).toBe(200)
    expect((await ask('/mission/7', `${name}/v4`, somebody, other)).status).toBe(403)
    expect((await ask('/mission/list', `${name}/v6`, somebody, other)).status).toBe(403)
    expect((await ask('/mission/list', `${name}/v4~${'A'.repeat(22)}`, somebody, other)).status).toBe(403)
  })
})
