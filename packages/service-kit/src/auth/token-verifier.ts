import jwt from '@fastify/jwt'
import fastify, { type FastifyInstance } from 'fastify'
import Type from 'typebox'
import { createHash } from 'node:crypto'
import { type Clock, systemClock } from '../clock.ts'
import { Refusal, refuse } from '../refusal.ts'
import { checkOf } from '../schema-check.ts'
import { KeySet } from './key-set.ts'
import { Claims, type Principal, toPrincipal } from './principal.ts'

export type { Principal } from './principal.ts'

/** Settings of every program that checks tokens. */
interface TokenSettings {
  /** The one address of the identity service's keys. */
  JWKS_URL: string
  /** The one issuer whose tokens count. */
  TOKEN_ISSUER: string
}

/** `ensemble` for calls, `media` for the cookie that images are fetched with. */
type Audience = 'ensemble' | 'media'

export interface TokenVerifier {
  /**
   * @returns who calls
   * @throws {Refusal} SESSION_EXPIRED for a good token that is too old, UNAUTHENTICATED for everything else;
   *   SERVICE_UNAVAILABLE while no key could be fetched since the start
   */
  verify(token: string): Promise<Principal>
  /** The same checks for another audience, with the same keys. */
  forAudience(audience: Audience): TokenVerifier
  /** Whether keys are there, so that tokens can be checked at all. */
  readonly ready: boolean
  /** Fetches the keys ahead of the first token. */
  load(): Promise<void>
}

const isHeader = checkOf(
  Type.Object({
    header: Type.Object({
      alg: Type.Literal('EdDSA'),
      typ: Type.Literal('at+jwt'),
      kid: Type.String({ maxLength: 64 }),
    }),
  }),
)
const isClaims = checkOf(Claims)
const cacheSize = 5000
const longestToken = 4096

/**
 * Checks access tokens: one algorithm, one issuer, one audience, one type, one set of keys; what the token says about
 * where its keys are (`iss`, `jku`, `x5u`, `jwk`) is never followed. Checked tokens are remembered by their hash.
 */
export function createTokenVerifier(settings: TokenSettings, clock: Clock = systemClock): TokenVerifier {
  return verifierFor('ensemble', settings.TOKEN_ISSUER, new KeySet(settings.JWKS_URL, clock), clock)
}

function verifierFor(audience: Audience, issuer: string, keySet: KeySet, clock: Clock): TokenVerifier {
  const host = jwtHost(audience, issuer)
  const checked = new Map<string, { principal: Principal; expiresAt: number }>()

  async function verify(token: string): Promise<Principal> {
    const now = clock.now().getTime()
    const hash = createHash('sha256').update(token).digest('base64')
    const known = checked.get(hash)
    if (known && known.expiresAt > now) return known.principal
    const claims = await check(token, now)
    const principal = toPrincipal(claims)
    if (checked.size >= cacheSize) checked.delete(checked.keys().next().value ?? '')
    checked.set(hash, { principal, expiresAt: claims.exp * 1000 })
    return principal
  }

  async function check(token: string, now: number): Promise<Claims> {
    try {
      if (token.length > longestToken) refuse('UNAUTHENTICATED')
      const { jwt } = await host
      const decoded: unknown = jwt.decode(token, { complete: true })
      if (!isHeader(decoded)) refuse('UNAUTHENTICATED')
      const key = await keySet.find(decoded.header.kid)
      // Without any key nothing is known about the token: a 401 would end good sessions.
      if (!key) refuse(keySet.loaded ? 'UNAUTHENTICATED' : 'SERVICE_UNAVAILABLE')
      const claims: unknown = jwt.verify(token, { key, clockTimestamp: now })
      return isClaims(claims) ? claims : refuse('UNAUTHENTICATED')
    } catch (error) {
      if (error instanceof Refusal) throw error
      const expired = error instanceof Error && 'code' in error && error.code === 'FAST_JWT_EXPIRED'
      return refuse(expired ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED')
    }
  }

  return {
    verify,
    forAudience: (other) => verifierFor(other, issuer, keySet, clock),
    get ready() {
      return keySet.loaded
    },
    load: () => keySet.load(),
  }
}

/** @fastify/jwt is a plug-in and nothing else: this instance carries it and never listens. */
async function jwtHost(audience: Audience, issuer: string) {
  const host: FastifyInstance = fastify()
  await host.register(jwt, {
    secret: { public: () => Promise.reject(new Error('every check names its key')) },
    verify: {
      algorithms: ['EdDSA'],
      allowedIss: [issuer],
      allowedAud: [audience],
      checkTyp: 'at+jwt',
      requiredClaims: ['sub', 'exp', 'iat', 'iss', 'aud', 'jti', 'sid', 'sv'],
      clockTolerance: 5000,
      cache: false,
    },
  })
  return host
}
