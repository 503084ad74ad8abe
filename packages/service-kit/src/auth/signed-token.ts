import jwt from '@fastify/jwt'
import fastify, { type FastifyInstance } from 'fastify'
import Type, { type Static, type TSchema } from 'typebox'
import { type Clock, systemClock } from '../clock.ts'
import { Refusal, refuse } from '../refusal.ts'
import { checkOf } from '../schema-check.ts'
import type { KeySet } from './key-set.ts'

/** Which tokens count: of one issuer, one audience and one type. */
export interface TokenKind<Claims extends TSchema> {
  issuer: string
  audience: string
  /** `typ` of the header. */
  type: string
  claims: Claims
  /** What a token without is refused for, before its claims are looked at. */
  requiredClaims: readonly string[]
}

const isHeader = checkOf(
  Type.Object({ alg: Type.Literal('EdDSA'), typ: Type.String(), kid: Type.String({ maxLength: 64 }) }),
)
const longestToken = 4096

/** Keys that checks are kept for. */
const mostKeys = 8

/**
 * Reads tokens that the holder of these keys has signed: one algorithm, one kind, one set of keys; what the token says
 * about where its keys are (`iss`, `jku`, `x5u`, `jwk`) is never followed.
 * @returns a function that gives the claims of a token, and throws a Refusal: SESSION_EXPIRED for a good token that is
 *   too old, UNAUTHENTICATED for everything else; SERVICE_UNAVAILABLE while no key could be fetched since the start
 */
export function createTokenReader<Claims extends TSchema>(
  kind: TokenKind<Claims>,
  keySet: Pick<KeySet, 'find' | 'loaded'>,
  clock: Clock,
): (token: string) => Promise<Static<Claims>> {
  const hosts = new Map<string, ReturnType<typeof jwtHost>>()
  // A check that is made for its key once takes a third of the time of one that is told its key each time.
  const hostOf = (key: string) => {
    const known = hosts.get(key)
    if (known) return known
    // Keys change a few times a year; those of long ago are forgotten.
    if (hosts.size === mostKeys) hosts.clear()
    const host = jwtHost(kind, key)
    hosts.set(key, host)
    return host
  }
  const isClaims = checkOf(kind.claims)

  return async (token) => {
    try {
      if (token.length > longestToken) refuse('UNAUTHENTICATED')
      const header = headerOf(token)
      if (!isHeader(header) || header.typ !== kind.type) refuse('UNAUTHENTICATED')
      const key = await keySet.find(header.kid)
      // Without any key nothing is known about the token: a 401 would end good sessions.
      if (!key) refuse(keySet.loaded ? 'UNAUTHENTICATED' : 'SERVICE_UNAVAILABLE')
      const { jwt } = await hostOf(key)
      const claims: unknown =
        clock === systemClock ? jwt.verify(token) : jwt.verify(token, { clockTimestamp: clock.now().getTime() })
      return isClaims(claims) ? claims : refuse('UNAUTHENTICATED')
    } catch (error) {
      if (error instanceof Refusal) throw error
      const expired = error instanceof Error && 'code' in error && error.code === 'FAST_JWT_EXPIRED'
      return refuse(expired ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED')
    }
  }
}

/** Only says which key to check with; whether it is true, the check finds out. */
function headerOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString())
}

/** @fastify/jwt is a plug-in and nothing else: this instance carries it and never listens. */
async function jwtHost({ issuer, audience, type, requiredClaims }: TokenKind<TSchema>, key: string) {
  const host: FastifyInstance = fastify()
  await host.register(jwt, {
    secret: { public: key },
    verify: {
      algorithms: ['EdDSA'],
      allowedIss: [issuer],
      allowedAud: [audience],
      checkTyp: type,
      requiredClaims: ['sub', 'exp', 'iat', 'iss', 'aud', 'jti', ...requiredClaims],
      clockTolerance: 5000,
      cache: false,
    },
  })
  return host
}
