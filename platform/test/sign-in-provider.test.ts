import type { Server } from 'node:http'
import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from '../src/process/ports.ts'
import { newProviderKeys } from '../src/sign-in-provider/provider-keys.ts'
import { readProviderSettings } from '../src/sign-in-provider/provider-settings.ts'
import { signInServer } from '../src/sign-in-provider/web.ts'

const origin = 'http://localhost:8080'
const redirectUri = `${origin}/auth/callbacks/azure`
let server: Server
let issuer: string
let relyingParty: client.Configuration

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  issuer = `http://localhost:${String(port)}`
  const settings = readProviderSettings({
    HOST: '127.0.0.1',
    SIGN_IN_PORT: String(port),
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'ensemble',
    OIDC_CLIENT_SECRET: 'a secret of the test',
    PUBLIC_ORIGIN: origin,
    SIGN_IN_KEYS: newProviderKeys(),
  })
  server = signInServer(settings)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  relyingParty = await client.discovery(
    new URL(issuer),
    'ensemble',
    undefined,
    client.ClientSecretBasic('a secret of the test'),
    { execute: [client.allowInsecureRequests] },
  )
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Follows the provider's redirects as a browser would, and chooses a person; @returns where the browser ends up. */
async function browse(from: URL, person: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let address = from
  let body: string | undefined
  while (address.origin === issuer) {
    const response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      body,
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    body = undefined
    if (next !== null) {
      address = new URL(next, address)
      continue
    }
    const page = await response.text()
    if (!page.includes('Qui se connecte')) throw new Error(`${String(response.status)} ${page}`)
    expect(page).toContain('Inès Karoui')
    body = new URLSearchParams({ person }).toString()
  }
  return address
}

interface Attempt {
  verifier: string
  state: string
  nonce: string
  arrival: URL
}

async function signIn(person: string): Promise<Attempt> {
  const verifier = client.randomPKCECodeVerifier()
  const [state, nonce] = [client.randomState(), client.randomNonce()]
  const address = client.buildAuthorizationUrl(relyingParty, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  return { verifier, state, nonce, arrival: await browse(address, person) }
}

function redeem({ arrival, verifier, state, nonce }: Attempt) {
  return client.authorizationCodeGrant(relyingParty, arrival, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
  })
}

describe('the local sign-in provider', () => {
  it('is found by discovery and asks for PKCE', () => {
    const found = relyingParty.serverMetadata()
    expect(found.issuer).toBe(issuer)
    expect(found.code_challenge_methods_supported).toEqual(['S256'])
    expect(found.response_types_supported).toEqual(['code'])
  })

  it('gives a signed identity for the person who was chosen', async () => {
    const attempt = await signIn('local-0001')
    expect(attempt.arrival.href.startsWith(redirectUri)).toBe(true)
    const claims = (await redeem(attempt)).claims()
    expect(claims).toMatchObject({
      iss: issuer,
      aud: 'ensemble',
      sub: 'local-0001',
      email: 'membre@example.org',
      email_verified: true,
      given_name: 'Inès',
      family_name: 'Karoui',
    })
  })

  it('says of an address whether it was verified', async () => {
    const claims = (await redeem(await signIn('local-0004'))).claims()
    expect(claims).toMatchObject({ email: 'admin@example.org', email_verified: false })
  })

  it('takes a code once', async () => {
    const attempt = await signIn('local-0003')
    await redeem(attempt)
    await expect(redeem(attempt)).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('takes a code with its own verifier alone', async () => {
    const attempt = await signIn('local-0001')
    const forged = { ...attempt, verifier: client.randomPKCECodeVerifier() }
    await expect(redeem(forged)).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('sends who went back to the platform with the reason', async () => {
    const { arrival } = await signIn('')
    expect(arrival.searchParams.get('error')).toBe('access_denied')
  })

  it('refuses a sign-in without PKCE, and sends nobody anywhere else', async () => {
    const without = client.buildAuthorizationUrl(relyingParty, { redirect_uri: redirectUri, scope: 'openid' })
    const refused = await browse(without, 'local-0001')
    expect(refused.searchParams.get('error')).toBe('invalid_request')
    const elsewhere = client.buildAuthorizationUrl(relyingParty, {
      redirect_uri: 'http://evil.example/',
      scope: 'openid',
    })
    const response = await fetch(elsewhere, { redirect: 'manual' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('La connexion n’a pas abouti')
  })

  it('shows a page for an interaction that is over, and sends its headers', async () => {
    const response = await fetch(`${issuer}/interaction/nothing`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('recommencez la connexion')
    const home = await fetch(issuer)
    expect(home.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await home.text()).toContain('nouvelle@example.org')
  })
})
