import type { FastifyRequest } from 'fastify'
import type { Revocations } from '@ensemble/service-kit/auth/revocations'
import type { Principal, TokenVerifier } from '@ensemble/service-kit/auth/token-verifier'
import { refuse } from '@ensemble/service-kit/refusal'

export interface TokenChecks {
  verifier: TokenVerifier
  /** For the cookie that pictures are fetched with. */
  mediaVerifier: TokenVerifier
  revocations: Revocations
}

/**
 * What an address asks of its caller: nothing, a bearer token, or, for what an `<img>` fetches, a bearer token or the
 * media cookie.
 */
export type Access = 'public' | 'token' | 'media'

const bearerPattern = /^Bearer ([^\s]+)$/i
const mediaCookie = /(?:^|;\s*)__Host-media=([^;\s]+)/

/**
 * Who calls. The services check the same again: nobody trusts a header.
 * @returns null for a public address; a promise for a token that has not been checked before
 * @throws {Refusal} 401 for a token that is missing, forged, too old or revoked; 503 while no key is known, since a
 * 401 would sign people out for a fault of ours
 */
export function checkToken(
  checks: TokenChecks,
  access: Access,
  request: FastifyRequest,
): Principal | null | Promise<Principal> {
  if (access === 'public') return null
  const bearer = bearerPattern.exec(request.headers.authorization ?? '')?.[1]
  const cookie = access === 'media' ? mediaCookie.exec(request.headers.cookie ?? '')?.[1] : undefined
  if (bearer === undefined && cookie === undefined) return refuse('UNAUTHENTICATED')
  const verifier = bearer === undefined ? checks.mediaVerifier : checks.verifier
  const token = bearer ?? cookie ?? ''
  const known = verifier.remembered(token)
  return known ? unlessRevoked(checks, known) : checkNew(checks, verifier, token)
}

async function checkNew(checks: TokenChecks, verifier: TokenVerifier, token: string): Promise<Principal> {
  if (!verifier.ready) await verifier.load()
  if (!verifier.ready) refuse('SERVICE_UNAVAILABLE')
  return unlessRevoked(checks, await verifier.verify(token))
}

function unlessRevoked({ revocations }: TokenChecks, principal: Principal): Principal {
  return revocations.isRevoked(principal) ? refuse('SESSION_EXPIRED') : principal
}
