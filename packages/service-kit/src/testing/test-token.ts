import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import type { Principal } from '../auth/principal.ts'
import { createTokenVerifier, type TokenVerifier } from '../auth/token-verifier.ts'

export interface TestIdentity {
  issuer: string
  jwksUrl: string
  verifier: TokenVerifier
  kid: string
  publicKey: KeyObject
  /** What its address answers. */
  keySet: string
  /** How often the keys were fetched. */
  fetches(): number
  /** An access token, valid for 10 minutes; `claims` replaces any claim, `header` any part of the header. */
  tokenFor(principal?: Partial<Principal>, claims?: object, header?: object): string
  close(): Promise<void>
}

/** Somebody to call as: a validated member, unless said otherwise. */
export function testPrincipal(principal: Partial<Principal> = {}): Principal {
  return {
    id: randomUUID(),
    role: 'member',
    status: 'validated',
    departmentCode: '75',
    volunteerKinds: [],
    sessionId: randomUUID(),
    sessionVersion: 1,
    ...principal,
  }
}

/** An identity service for tests: a throwaway key, its address, and tokens signed with it. */
export async function createTestIdentity(): Promise<TestIdentity> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const kid = `key-${randomUUID()}`
  const issuer = 'http://issuer.test'
  const keySet = JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'EdDSA', use: 'sig' }] })
  let fetches = 0
  const server = createServer((_request, response) => {
    fetches += 1
    response.setHeader('content-type', 'application/json')
    response.end(keySet)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const jwksUrl = `http://127.0.0.1:${portOf(server.address())}/auth/jwks`
  const verifier = createTokenVerifier({ JWKS_URL: jwksUrl, TOKEN_ISSUER: issuer })
  await verifier.load()
  return {
    issuer,
    jwksUrl,
    verifier,
    kid,
    publicKey,
    keySet,
    fetches: () => fetches,
    tokenFor: (principal, claims, header) =>
      signToken(
        { alg: 'EdDSA', kid, typ: 'at+jwt', ...header },
        { ...claimsOf(testPrincipal(principal), issuer), ...claims },
        privateKey,
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function claimsOf(principal: Principal, issuer: string) {
  const {
    id,
    sessionId,
    sessionVersion,
    role,
    status,
    departmentCode,
    volunteerKinds: kinds,
    deliveryAreas: areas,
  } = principal
  const now = Math.floor(Date.now() / 1000)
  return {
    sub: id,
    sid: sessionId,
    sv: sessionVersion,
    role,
    status,
    dep: departmentCode,
    kinds,
    ...(areas && { areas }),
    iss: issuer,
    aud: 'ensemble',
    iat: now,
    exp: now + 600,
    jti: randomUUID(),
  }
}

/** Signs whatever it is given: forgeries too. */
export function signToken(header: object, claims: object, key: KeyObject): string {
  const input = `${encode(header)}.${encode(claims)}`
  return `${input}.${sign(null, Buffer.from(input), key).toString('base64url')}`
}

export function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0
}
