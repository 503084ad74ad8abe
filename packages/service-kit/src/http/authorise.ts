import type { Call } from '@ensemble/contracts/calls'
import { type PermissionAction, permissions, reachOf } from '@ensemble/contracts/permissions'
import type { FastifyRequest } from 'fastify'
import type { Principal } from '../auth/token-verifier.ts'
import { refuse } from '../refusal.ts'
import { withTrace } from '../trace.ts'
import type { Service } from './service.ts'

/**
 * Makes sure that a call asks for something that the permission matrix knows.
 * @throws {Error} at the start of the service: a call without a rule would be open to everybody
 */
export function expectRule(id: string, { action }: Call): void {
  if (action === 'public' || action === 'session' || Object.hasOwn(permissions, action)) return
  throw new Error(`The call ${id} asks for ${String(action)}, which has no row in the permission matrix.`)
}

/**
 * Who calls, and whether that may be: token, session, account and matrix, before anything of the body is looked at.
 * @returns nobody for a public call
 * @throws {Refusal} 401, 403, or 503 where it cannot be known
 */
export async function authorise(service: Service, call: Call, request: FastifyRequest): Promise<Principal | null> {
  if (call.action === 'public') return null
  const principal = await authenticate(service, call, request)
  if (service.revocations?.isRevoked(principal)) refuse('SESSION_EXPIRED')
  if (principal.status === 'suspended') refuse('ACCOUNT_SUSPENDED')
  if (principal.status === 'deleted') refuse('ACCOUNT_DELETED')
  if (call.method !== 'GET') await expectLiveSession(service, principal, request)
  if (call.action === 'session') return principal
  if (principal.status === 'pending_approval') refuse('ACCOUNT_PENDING')
  expectReach(call.action, principal)
  return principal
}

function authenticate(service: Service, call: Call, request: FastifyRequest): Promise<Principal> {
  const bearer = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer) return service.verifier.verify(bearer)
  const cookie = call.media ? request.cookies['__Host-media'] : undefined
  return cookie ? service.mediaVerifier.verify(cookie) : refuse('UNAUTHENTICATED')
}

/** A process that has lost the feed of ended sessions asks the identity service before it lets a write pass. */
async function expectLiveSession(
  { revocations, introspect }: Service,
  principal: Principal,
  { trace }: FastifyRequest,
): Promise<void> {
  if (!introspect || !revocations || revocations.fresh) return
  const live = await withTrace(trace, () => introspect(principal)).catch(() => refuse('SERVICE_UNAVAILABLE'))
  if (!live) refuse('SESSION_EXPIRED')
}

function expectReach(action: PermissionAction, { role }: Principal): void {
  if (reachOf(action, role) === 'no') refuse('FORBIDDEN')
}
