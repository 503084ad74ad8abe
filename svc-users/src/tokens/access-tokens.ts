import { randomUUID } from 'node:crypto'
import type { Role, UserStatus, VolunteerKind } from '@ensemble/contracts/enumerations'
import jwt from '@fastify/jwt'
import Fastify from 'fastify'
import type { SigningKeys } from './signing-keys.ts'

/** Whom a token speaks for, and until when at the latest. */
interface TokenSubject {
  userId: string
  sessionId: string
  sessionVersion: number
  role: Role
  status: UserStatus
  departmentCode: string | null
  /** What opens reserved missions now: said to nobody but by the person's own token. */
  volunteerKinds: readonly VolunteerKind[]
  /** Whose deliveries they may look at; most tokens say nothing of it. */
  deliveryAreas?: readonly string[]
  /** End of the session: no token outlives it. */
  sessionEnd: Date
}

export interface IssuedTokens {
  accessToken: string
  /** For <img> alone: same life, audience `media`. */
  mediaToken: string
  /** Seconds. */
  expiresIn: number
}

export type IssueTokens = (subject: TokenSubject, now: Date) => IssuedTokens

/**
 * Makes the signer of access tokens: EdDSA and nothing else.
 * @param issuer TOKEN_ISSUER, what every verifier compares `iss` with
 * @param lifeSeconds life of a token; a shorter session cuts it
 */
export async function createTokenIssuer(keys: SigningKeys, issuer: string, lifeSeconds: number): Promise<IssueTokens> {
  // An application of its own that never listens: the plug-in hangs its signer on one, and the service's own
  // application verifies with other keys and rules.
  const signer = Fastify()
  await signer.register(jwt, {
    secret: { private: keys.privatePem, public: keys.publicPem },
    sign: { algorithm: 'EdDSA', kid: keys.kid, header: { alg: 'EdDSA', typ: 'at+jwt' } },
  })
  await signer.ready()

  return (subject, now) => {
    const issuedAt = Math.floor(now.getTime() / 1000)
    const sessionLeft = Math.floor(subject.sessionEnd.getTime() / 1000) - issuedAt
    const expiresIn = Math.max(1, Math.min(lifeSeconds, sessionLeft))
    const claims = {
      sub: subject.userId,
      sid: subject.sessionId,
      sv: subject.sessionVersion,
      role: subject.role,
      status: subject.status,
      dep: subject.departmentCode,
      iss: issuer,
      iat: issuedAt,
      exp: issuedAt + expiresIn,
    }
    const rights = {
      kinds: subject.volunteerKinds,
      ...(subject.deliveryAreas?.length && { areas: subject.deliveryAreas }),
    }
    return {
      accessToken: signer.jwt.sign({ ...claims, ...rights, aud: 'ensemble', jti: randomUUID() }),
      mediaToken: signer.jwt.sign({ ...claims, aud: 'media', jti: randomUUID() }),
      expiresIn,
    }
  }
}
