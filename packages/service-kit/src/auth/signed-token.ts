import jwt from '@fastify/jwt'
import fastify, { type FastifyInstance } from 'fastify'
import Type, { type Static, type TSchema } from 'typebox'
import type { Clock } from '../clock.ts'
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
  Type.Object({
    header: Type.Object({ alg: Type.Literal('EdDSA'), typ: Type.String(), kid: Type.String({ maxLength: 64 }) }),
  }),
)
const longestToken = 4096

/**
 * Reads tokens that the identity service has signed: one algorithm, one kind, one set of keys; what the token says
 * about where its keys are (`iss`, `jku`, `x5u`, `jwk`) is never followed.
 * @returns a function that gives the claims of a token, and throws a Refusal: SESSION_EXPIRED for a good token that is
 *   too old, UNAUTHENTICATED for everything else; SERVICE_UNAVAILABLE while no key could be fetched since the start
 */
export function createTokenReader<Claims extends TSchema>(
  kind: TokenKind<Claims>,
  keySet: KeySet,
  clock: Clock,
): (token: string) => Promise<Static<Claims>> {
  const host = jwtHost(kind)
  const isClaims = checkOf(kind.claims)

  return async (token) => {
    try {
      if (token.length > longestToken) refuse('UNAUTHENTICATED')
      const { jwt } = await host
      const decoded: unknown = jwt.decode(token, { complete: true })
      if (!isHeader(decoded) || decoded.header.typ !== kind.type) refuse('UNAUTHENTICATED')
      const key = await keySet.find(decoded.header.kid)
      // Without any key nothing is known about the token: a 401 would end good sessions.
      if (!key) refuse(keySet.loaded ? 'UNAUTHENTICATED' : 'SERVICE_UNAVAILABLE')
      const claims: unknown = jwt.verify(token, { key, clockTimestamp: clock.now().getTime() })
      return isClaims(claims) ? claims : refuse('UNAUTHENTICATED')
    } catch (error) {
      if (error instanceof Refusal) throw error
      const expired = error instanceof Error && 'code' in error && error.code === 'FAST_JWT_EXPIRED'
      return refuse(expired ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED')
    }
  }
}

/** @fastify/jwt is a plug-in and nothing else: this instance carries it and never listens. */
async function jwtHost({ issuer, audience, type, requiredClaims }: TokenKind<TSchema>) {
  const host: FastifyInstance = fastify()
  await host.register(jwt, {
    secret: { public: () => Promise.reject(new Error('every check names its key')) },
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
