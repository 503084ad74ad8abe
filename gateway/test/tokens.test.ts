import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encode, signToken } from '@ensemble/service-kit/testing/test-token'
import { startFakeService } from './support/fake-service.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(() => {
  gateway.missions.hits.length = 0
})

async function ask(headers: Record<string, string>, path = '/api/mission/list') {
  const answer = await gateway.get(path, { headers: { 'accept-language': 'en', ...headers } })
  const { data } = (await answer.json()) as { data?: { code?: string } }
  return { status: answer.status, code: data?.code }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const now = () => Math.floor(Date.now() / 1000)

describe('a token that is not good', () => {
  const stranger = generateKeyPairSync('ed25519').privateKey

  it.each<[string, () => string]>([
    ['is missing', () => ''],
    ['is no token', () => 'abc'],
    ['has two parts', () => gateway.identity.tokenFor().split('.').slice(0, 2).join('.')],
    [
      'is signed by a stranger under our kid',
      () =>
        signToken(
          { alg: 'EdDSA', kid: gateway.identity.kid, typ: 'at+jwt' },
          { iss: gateway.identity.issuer, aud: 'ensemble', sub: 'x', exp: now() + 60 },
          stranger,
        ),
    ],
    ['has another issuer', () => gateway.identity.tokenFor({}, { iss: 'http://stranger.test' })],
    [
      'has a list of issuers',
      () => gateway.identity.tokenFor({}, { iss: [gateway.identity.issuer, 'http://stranger.test'] }),
    ],
    ['has another audience', () => gateway.identity.tokenFor({}, { aud: 'media' })],
    [
      'has no signature',
      () => `${encode({ alg: 'none', kid: gateway.identity.kid, typ: 'at+jwt' })}.${encode({ sub: 'x' })}.`,
    ],
    ['is of another type', () => gateway.identity.tokenFor({}, {}, { typ: 'JWT' })],
    ['lacks the session', () => gateway.identity.tokenFor({}, { sid: undefined })],
  ])('%s: 401 before the service hears of it', async (_why, token) => {
    expect(await ask(bearer(token()))).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
    expect(gateway.missions.hits).toHaveLength(0)
  })

  it('is too old: the session has expired', async () => {
    expect(await ask(bearer(gateway.identity.tokenFor({}, { iat: now() - 700, exp: now() - 60 })))).toEqual({
      status: 401,
      code: 'SESSION_EXPIRED',
    })
    expect(gateway.missions.hits).toHaveLength(0)
  })
})

it('never follows a stranger’s issuer to the stranger’s keys', async () => {
  const stranger = await startFakeService()
  const key = generateKeyPairSync('ed25519')
  stranger.behave((_request, response) =>
    response.end(JSON.stringify({ keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'stranger' }] })),
  )
  const header = { alg: 'EdDSA', kid: 'stranger', typ: 'at+jwt', jku: `${stranger.url}/jwks`, x5u: `${stranger.url}/x` }
  const claims = {
    sub: 'x',
    sid: 's',
    sv: 1,
    role: 'admin',
    status: 'validated',
    dep: null,
    iss: stranger.url,
    aud: 'ensemble',
    iat: now(),
    exp: now() + 60,
    jti: randomUUID(),
  }
  expect(await ask(bearer(signToken(header, claims, key.privateKey)))).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
  expect(stranger.hits).toHaveLength(0)
  await stranger.close()
})

it('asks for keys once at most, however many tokens name unknown ones', async () => {
  const before = gateway.identity.fetches()
  const tokens = Array.from({ length: 200 }, () => gateway.identity.tokenFor({}, {}, { kid: randomUUID() }))
  const answers = await Promise.all(tokens.map((token) => ask(bearer(token))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  expect(gateway.identity.fetches() - before).toBeLessThanOrEqual(1)
})

describe('what is open', () => {
  it('lets public calls pass, with a bad token too', async () => {
    gateway.users.behave((_request, response) => response.end('{"keys":[]}'))
    for (const path of ['/api/auth/jwks', '/api/auth/password_policy']) {
      expect((await gateway.get(path, { headers: bearer('bad') })).status).toBe(200)
    }
  })

  it('lets pictures pass with the media cookie alone, and calls not', async () => {
    const cookie = { cookie: `a=b; __Host-media=${gateway.identity.tokenFor({}, { aud: 'media' })}` }
    for (const path of ['/api/file/storage/a.png', '/_next/image?url=a&w=64']) {
      expect((await ask(cookie, path)).status).toBe(200)
    }
    expect((await ask(cookie)).status).toBe(401)
    expect((await ask({ cookie: '__Host-media=bad' }, '/api/file/storage/a.png')).status).toBe(401)
  })

  it('is closed by default: an unknown call below a prefix asks for a token', async () => {
    expect((await ask({}, '/api/mission/some/new/call')).status).toBe(401)
  })
})

it('signs nobody out while no key is known', async () => {
  const alone = await startGateway({ settings: { JWKS_URL: 'http://127.0.0.1:9/auth/jwks' } })
  const answer = await alone.asMember('/api/mission/list')
  expect(answer.status).toBe(503)
  expect((await alone.get('/readyz')).status).toBe(503)
  await alone.close()
})
