import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { client } from './provider.ts'

export interface Forgery {
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  /** Makes the whole token instead. */
  token?: (parts: { header: Record<string, unknown>; claims: Record<string, unknown> }) => string
}

/** An issuer that signs what no honest one would: a library cannot be made to forge. It answers every code. */
export async function startForgingProvider() {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const hits = { jwks: 0, elsewhere: 0 }
  let forgery: Forgery = {}
  let nonce = ''
  const server = createServer((request, response) => {
    void answer(request.url ?? '').then((body) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(body))
    })
    void text(request)
  })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
  const issuer = `http://127.0.0.1:${port}`

  async function answer(path: string): Promise<object> {
    if (path === '/.well-known/openid-configuration') {
      return {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none', 'PS256', 'ES256'],
      }
    }
    if (path === '/token') return { access_token: randomUUID(), token_type: 'Bearer', id_token: idToken() }
    if (path === '/jwks') hits.jwks += 1
    else hits.elsewhere += 1
    return { keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'right', alg: 'RS256', use: 'sig' }] }
  }

  function idToken(): string {
    const now = Math.floor(Date.now() / 1000)
    const header: Record<string, unknown> = { alg: 'RS256', kid: 'right', typ: 'JWT', ...forgery.header }
    const claims: Record<string, unknown> = {
      iss: issuer,
      aud: client.id,
      sub: 'somebody',
      nonce,
      iat: now,
      exp: now + 60,
      email: 'somebody@example.org',
      email_verified: true,
      given_name: 'Camille',
      family_name: 'Verdier',
      ...forgery.claims,
    }
    return forgery.token?.({ header, claims }) ?? signed(header, claims, key.privateKey)
  }

  return {
    issuer,
    hits,
    publicKey: key.publicKey,
    privateKey: key.privateKey,
    /** What the next token is like, for the visit that has this nonce. */
    forge(next: Forgery, visitNonce: string): void {
      forgery = next
      nonce = visitNonce
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function unsigned(header: object, claims: object): string {
  return `${encode(header)}.${encode(claims)}`
}

export function signed(header: object, claims: object, key: KeyObject): string {
  const input = unsigned(header, claims)
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`
}

/** Signed with a public key as if it were a shared secret. */
export function sealed(header: object, claims: object, secret: string | Buffer): string {
  const input = unsigned(header, claims)
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
