import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { implement } from '../../src/http/implement.ts'
import { encode, signToken, testPrincipal } from '../../src/testing/test-token.ts'
import { createHttpWorld, type HttpWorld } from '../http/world.ts'

let world: HttpWorld
const stranger = generateKeyPairSync('ed25519')

beforeAll(async () => {
  world = await createHttpWorld((app) => {
    implement(app)('user.get', async ({ user, reply }) => reply.type('text/plain').send(user.id))
  })
})
afterAll(() => world.close())

function get(token: string) {
  return world.app.inject({ url: '/user/me', headers: { authorization: `Bearer ${token}` } })
}

/** The parts of a good token, to be put together wrongly. */
function goodParts() {
  const [header = '', claims = '', signature = ''] = world.identity.tokenFor().split('.')
  return { header, claims, signature }
}

const now = () => Math.floor(Date.now() / 1000)
const ours = (header: object, claims: object = {}) => world.identity.tokenFor({}, claims, header)
const pem = () => world.identity.publicKey.export({ type: 'spki', format: 'pem' }).toString()

function hmac(alg: string, secret: string) {
  const input = `${encode({ alg, kid: world.identity.kid, typ: 'at+jwt' })}.${goodParts().claims}`
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`
}

function byStranger(header: object, claims: object = {}) {
  const { header: goodHeader, claims: goodClaims } = goodParts()
  const read = (part: string): object => JSON.parse(Buffer.from(part, 'base64url').toString())
  return signToken({ ...read(goodHeader), ...header }, { ...read(goodClaims), ...claims }, stranger.privateKey)
}

const strangersKey = () => stranger.publicKey.export({ format: 'jwk' })

const forgeries: Record<string, () => string> = {
  'alg none, no signature': () =>
    `${encode({ alg: 'none', kid: world.identity.kid, typ: 'at+jwt' })}.${goodParts().claims}.`,
  'alg NoNe': () => `${encode({ alg: 'NoNe', kid: world.identity.kid, typ: 'at+jwt' })}.${goodParts().claims}.`,
  'alg none, the old signature': () =>
    `${encode({ alg: 'none', kid: world.identity.kid, typ: 'at+jwt' })}.${goodParts().claims}.${goodParts().signature}`,
  'HS256 with the public key as secret': () => hmac('HS256', pem()),
  'HS256 with the public key behind a space': () => hmac('HS256', ` ${pem()}`),
  'HS256 with an empty secret': () => hmac('HS256', ''),
  'HMAC that calls itself EdDSA': () => hmac('EdDSA', pem()),
  'another asymmetric algorithm named': () => ours({ alg: 'ES256' }),
  'an array of algorithms': () => ours({ alg: ['EdDSA'] }),
  'no typ': () => ours({ typ: undefined }),
  'an id token': () => ours({ typ: 'JWT' }),
  'no kid': () => ours({ kid: undefined }),
  'an unknown kid': () => ours({ kid: 'other' }),
  'a kid that is a path': () => ours({ kid: '../../dev/null' }),
  'a kid that is SQL': () => ours({ kid: "' or '1'='1" }),
  'a critical extension': () => ours({ crit: ['exp2'], exp2: 1 }),
  'another audience': () => ours({}, { aud: 'media' }),
  'a list of audiences': () => ours({}, { aud: ['ensemble', 'media'] }),
  'no audience': () => ours({}, { aud: undefined }),
  'another issuer': () => ours({}, { iss: 'http://issuer.test.evil' }),
  'a list of issuers': () => ours({}, { iss: ['http://issuer.test', 'http://evil'] }),
  'no issuer': () => ours({}, { iss: undefined }),
  'no expiry': () => ours({}, { exp: undefined }),
  'an expiry in text': () => ours({}, { exp: '9999999999' }),
  'good for years': () => ours({}, { exp: 9e15 }),
  'good for an hour': () => ours({}, { exp: now() + 3600 }),
  'made in the future': () => ours({}, { iat: now() + 120, exp: now() + 600 }),
  'not valid yet': () => ours({}, { nbf: now() + 600 }),
  'no subject': () => ours({}, { sub: undefined }),
  'a role that does not exist': () => ours({}, { role: 'root' }),
  'no session': () => ours({}, { sid: undefined }),
  'a changed claim': () => `${goodParts().header}.${encode({ role: 'admin' })}.${goodParts().signature}`,
  'a cut signature': () => world.identity.tokenFor().slice(0, -8),
  'no signature': () => `${goodParts().header}.${goodParts().claims}.`,
  'two parts': () => `${goodParts().header}.${goodParts().claims}`,
  'five parts': () => `${world.identity.tokenFor()}.a.b`,
  'a stranger under our kid': () => byStranger({}),
  'a stranger with its key in the header': () => byStranger({ jwk: strangersKey() }),
  'a stranger with its certificate': () => byStranger({ x5c: [strangersKey().x] }),
  'nothing but noise': () => 'abc',
  'noise in three parts': () => 'a.b.c',
  'a token of 10 kB': () => ours({}, { padding: 'x'.repeat(10_000) }),
}

test('a good token is let in', async () => {
  const principal = testPrincipal()
  const response = await get(world.identity.tokenFor(principal))
  expect({ status: response.statusCode, body: response.body }).toEqual({ status: 200, body: principal.id })
})

test.each(Object.entries(forgeries))('%s: 401', async (_name, forge) => {
  const response = await get(forge())
  expect(response.json()).toMatchObject({ success: false, status: 401, data: { code: 'UNAUTHENTICATED' } })
  expect(response.statusCode).toBe(401)
})

test.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', 'bearer\t'])(
  'header %j: 401',
  async (authorization) => {
    const response = await world.app.inject({ url: '/user/me', headers: { authorization } })
    expect(response.json()).toMatchObject({ status: 401, data: { code: 'UNAUTHENTICATED' } })
  },
)

test('a good token past its time ends the session, and says so', async () => {
  const response = await get(ours({}, { exp: now() - 60, iat: now() - 660 }))
  expect(response.json()).toMatchObject({ status: 401, data: { code: 'SESSION_EXPIRED' } })
})

test('a stranger that names its own keys by iss, jku and x5u is not even asked for them', async () => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end(JSON.stringify({ keys: [{ ...strangersKey(), kid: 'evil' }] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const response = await get(byStranger({ kid: 'evil', jku: `${url}/jwks`, x5u: `${url}/jwks` }, { iss: url }))
  expect(response.json()).toMatchObject({ status: 401, data: { code: 'UNAUTHENTICATED' } })
  expect(asked).toBe(0)
  await new Promise((resolve) => server.close(resolve))
})

test('200 tokens with unknown keys fetch the keys once at most', async () => {
  const before = world.identity.fetches()
  const responses = await Promise.all(Array.from({ length: 200 }, () => get(ours({ kid: randomUUID() }))))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
  expect(world.identity.fetches() - before).toBeLessThanOrEqual(1)
})
