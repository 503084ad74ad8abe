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
 * @returns null for a public address
 * @throws {Refusal} 401 for a token that is missing, forged, too old or revoked; 503 while no key is known, since a
 * 401 would sign people out for a fault of ours
 */
export async function checkToken(
  checks: TokenChecks,
  access: Access,
  request: FastifyRequest,
): Promise<Principal | null> {
  if (access === 'public') return null
  const bearer = bearerPattern.exec(request.headers.authorization ?? '')?.[1]
  const cookie = access === 'media' ? mediaCookie.exec(request.headers.cookie ?? '')?.[1] : undefined
  if (bearer === undefined && cookie === undefined) return refuse('UNAUTHENTICATED')
  await requireKeys(checks.verifier)
  const principal =
    bearer === undefined ? await checks.mediaVerifier.verify(cookie ?? '') : await checks.verifier.verify(bearer)
  return checks.revocations.isRevoked(principal) ? refuse('SESSION_EXPIRED') : principal
}

async function requireKeys(verifier: TokenVerifier): Promise<void> {
  if (!verifier.ready) await verifier.load()
  if (!verifier.ready) refuse('SERVICE_UNAVAILABLE')
}
