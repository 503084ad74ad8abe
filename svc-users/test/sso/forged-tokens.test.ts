import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf } from '../cookies.ts'
import { type Forgery, sealed, signed, startForgingProvider, unsigned } from './forging-provider.ts'
import { client } from './provider.ts'
import { redirectUri, startWithProvider } from './world.ts'

const now = () => Math.floor(Date.now() / 1000)
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

describe('an ID token', () => {
  let provider: Awaited<ReturnType<typeof startForgingProvider>>
  let world: Awaited<ReturnType<typeof startWithProvider>>
  beforeAll(async () => {
    provider = await startForgingProvider()
    world = await startWithProvider(provider.issuer)
  })
  afterAll(async () => {
    await world.users.stop()
    await provider.stop()
  })

  async function signInWith(forgery: Forgery) {
    const { location, secret } = await world.begin()
    const { searchParams } = new URL(location)
    provider.forge(forgery, searchParams.get('nonce') ?? '')
    const state = searchParams.get('state') ?? ''
    return world.finish({ code: 'any', state, redirectUri }, secret?.value)
  }

  const pem = () => provider.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const forgeries: [string, () => Forgery][] = [
    [
      'without a signature',
      () => ({ token: ({ header, claims }) => `${unsigned({ ...header, alg: 'none' }, claims)}.` }),
    ],
    ['with two parts', () => ({ token: ({ header, claims }) => unsigned(header, claims) })],
    [
      'with alg None in capitals',
      () => ({ token: ({ header, claims }) => `${unsigned({ ...header, alg: 'NONE' }, claims)}.` }),
    ],
    [
      'sealed with the public key',
      () => ({ token: ({ header, claims }) => sealed({ ...header, alg: 'HS256' }, claims, pem()) }),
    ],
    [
      'sealed with the client’s secret',
      () => ({ token: ({ header, claims }) => sealed({ ...header, alg: 'HS256' }, claims, client.secret) }),
    ],
    ['of another algorithm by name', () => ({ header: { alg: 'PS256' } })],
    ['signed by a stranger under our kid', () => ({ token: ({ header, claims }) => signed(header, claims, stranger) })],
    ['of an unknown key', () => ({ header: { kid: 'unknown' } })],
    [
      'that brings its own key',
      () => ({
        token: ({ header, claims }) => signed({ ...header, kid: 'own', jwk: { kty: 'RSA' } }, claims, stranger),
      }),
    ],
    [
      'that says where its key is',
      () => ({
        token: ({ header, claims }) =>
          signed(
            { ...header, kid: 'own', jku: `${provider.issuer}/elsewhere`, x5u: `${provider.issuer}/elsewhere` },
            claims,
            stranger,
          ),
      }),
    ],
    [
      'whose signature is cut',
      () => ({ token: ({ header, claims }) => signed(header, claims, provider.privateKey).slice(0, -4) }),
    ],
    [
      'whose content was changed',
      () => ({
        token: ({ header, claims }) => {
          const [, , signature = ''] = signed(header, claims, provider.privateKey).split('.')
          return `${unsigned(header, { ...claims, sub: 'admin' })}.${signature}`
        },
      }),
    ],
    ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['of our issuer with a slash', () => ({ claims: { iss: `${provider.issuer}/` } })],
    ['for another client', () => ({ claims: { aud: 'another' } })],
    [
      'for several clients, ours not the one asking',
      () => ({ claims: { aud: [client.id, 'another'], azp: 'another' } }),
    ],
    ['of another visit', () => ({ claims: { nonce: 'n'.repeat(43) } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['too old', () => ({ claims: { iat: now() - 700, exp: now() - 600 } })],
    ['without an end', () => ({ claims: { exp: undefined } })],
    ['not valid yet', () => ({ claims: { nbf: now() + 600 } })],
    ['about nobody', () => ({ claims: { sub: undefined } })],
    ['that is no token', () => ({ token: () => 'abc' })],
    ['with a critical header', () => ({ header: { crit: ['x'], x: 1 } })],
  ]

  it('that is right is taken', async () => {
    expect(await signInWith({})).toMatchObject({
      status: 200,
      data: { registered: false, email: 'somebody@example.org' },
    })
  })

  it.each(forgeries)('%s is refused', async (_case, forgery) => {
    const answer = await signInWith(forgery())
    expect(answer).toMatchObject({ status: 400, data: { code: 'SSO_FAILED' } })
    expect(cookieOf(answer.headers, '__Host-refresh')).toBeUndefined()
  })

  it('of unknown keys makes us ask for keys once a minute at most, and nowhere else', async () => {
    expect(forgeries.length).toBeGreaterThanOrEqual(20)
    const before = provider.hits.jwks
    for (let count = 0; count < 30; count += 1) await signInWith({ header: { kid: `unknown-${count}` } })
    expect(provider.hits.jwks - before).toBeLessThanOrEqual(1)
    expect(provider.hits.elsewhere).toBe(0)
  })
})
