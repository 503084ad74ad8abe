import type { FastifyRequest } from 'fastify'
import type { Mover } from '@ensemble/contracts/deliveries'
import { seenDeliveries } from '@ensemble/contracts/delivery-areas'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { refuse } from '@ensemble/service-kit/refusal'
import { checkToken, type TokenChecks } from '../auth/check-token.ts'
import { requireTeamOf } from '../auth/team-keys.ts'
import { remoteHeader } from '../forward/declared-calls.ts'

export interface MoverDeps {
  checks: TokenChecks
  teamKeysFile: string
}

/**
 * Whose deliveries a caller may look at: everybody's, or those of the areas that an admin has given them.
 * @throws {Refusal} 401 or 403
 */
export async function requireReader(request: FastifyRequest, checks: TokenChecks): Promise<'all' | readonly string[]> {
  const seen = seenDeliveries(await requireSignedIn(request, checks))
  return seen.length === 0 ? refuse('FORBIDDEN') : seen
}

/**
 * Who moves versions of all teams; to be shown some areas is not enough.
 * @throws {Refusal} 401 or 403
 */
export async function requireAdmin(request: FastifyRequest, checks: TokenChecks): Promise<Principal> {
  const principal = await requireSignedIn(request, checks)
  if (seenDeliveries({ role: principal.role }) !== 'all') refuse('FORBIDDEN')
  return principal
}

async function requireSignedIn(request: FastifyRequest, checks: TokenChecks): Promise<Principal> {
  // No front end moves front ends: what the shell asks for one names it.
  if (request.headers[remoteHeader] !== undefined) refuse('FORBIDDEN')
  const principal = (await checkToken(checks, 'token', request)) ?? refuse('UNAUTHENTICATED')
  if (principal.status === 'pending_approval') refuse('ACCOUNT_PENDING')
  if (principal.status !== 'validated') refuse('FORBIDDEN')
  return principal
}

/**
 * Who takes a version back: the team by its key, or an admin by a session.
 * @throws {Refusal} DELIVERY_KEY_REFUSED, 401 or 403
 */
export async function moverOf(request: FastifyRequest, name: string, deps: MoverDeps): Promise<Mover> {
  // A token of a session is three parts with dots between them; a key has none.
  if (/^Bearer [^.\s]+\.[^.\s]+\.[^.\s]+$/.test(request.headers.authorization ?? '')) {
    const { id } = await requireAdmin(request, deps.checks)
    return { kind: 'admin', id }
  }
  await requireTeamOf(name, deps.teamKeysFile, request.headers.authorization)
  return { kind: 'team', id: name }
}
