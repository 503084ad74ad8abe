import type { FastifyRequest } from 'fastify'
import type { Mover } from '@ensemble/contracts/deliveries'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { refuse } from '@ensemble/service-kit/refusal'
import { checkToken, type TokenChecks } from '../auth/check-token.ts'
import { remoteHeader } from '../forward/declared-calls.ts'
import { requireTeamOf } from './team-keys.ts'

export interface MoverDeps {
  checks: TokenChecks
  teamKeysFile: string
}

/**
 * Who may see what all teams deliver.
 * @throws {Refusal} 401 or 403
 */
export async function requireAdmin(request: FastifyRequest, checks: TokenChecks): Promise<Principal> {
  // No front end moves front ends: what the shell asks for one names it.
  if (request.headers[remoteHeader] !== undefined) refuse('FORBIDDEN')
  const principal = (await checkToken(checks, 'token', request)) ?? refuse('UNAUTHENTICATED')
  if (principal.status === 'pending_approval') refuse('ACCOUNT_PENDING')
  if (principal.status !== 'validated' || reachOf('deliveries.see', principal.role) === 'no') refuse('FORBIDDEN')
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
