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
 * @returns nobody for a public call; a promise where somebody has to be asked
 * @throws {Refusal} 401, 403, or 503 where it cannot be known
 */
export function authorise(
  service: Service,
  call: Call,
  request: FastifyRequest,
): Principal | null | Promise<Principal> {
  if (call.action === 'public') return null
  const caller = authenticate(service, call, request)
  return 'then' in caller
    ? caller.then((principal) => admit(service, call, request, principal))
    : admit(service, call, request, caller)
}

/** @returns at once for a token that has been checked before */
function authenticate(service: Service, call: Call, request: FastifyRequest): Principal | Promise<Principal> {
  const bearer = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const cookie = bearer === undefined && call.media ? request.cookies['__Host-media'] : undefined
  const token = bearer ?? cookie ?? refuse('UNAUTHENTICATED')
  const verifier = bearer === undefined ? service.mediaVerifier : service.verifier
  return verifier.remembered(token) ?? verifier.verify(token)
}

/** Whether a person who is known may do this. */
function admit(
  service: Service,
  call: Call,
  request: FastifyRequest,
  principal: Principal,
): Principal | Promise<Principal> {
  if (service.revocations?.isRevoked(principal)) refuse('SESSION_EXPIRED')
  if (principal.status === 'suspended') refuse('ACCOUNT_SUSPENDED')
  if (principal.status === 'deleted') refuse('ACCOUNT_DELETED')
  const { introspect, revocations } = service
  if (call.method === 'GET' || !introspect || !revocations || revocations.fresh) return reaching(call, principal)
  return expectLiveSession(introspect, principal, request).then(() => reaching(call, principal))
}

/** A process that has lost the feed of ended sessions asks the identity service before it lets a write pass. */
async function expectLiveSession(
  introspect: NonNullable<Service['introspect']>,
  principal: Principal,
  { trace }: FastifyRequest,
): Promise<void> {
  const live = await withTrace(trace, () => introspect(principal)).catch(() => refuse('SERVICE_UNAVAILABLE'))
  if (!live) refuse('SESSION_EXPIRED')
}

function reaching({ action }: Call, principal: Principal): Principal {
  if (action === 'session' || action === 'public') return principal
  if (principal.status === 'pending_approval') refuse('ACCOUNT_PENDING')
  expectReach(action, principal)
  return principal
}

function expectReach(action: PermissionAction, { role }: Principal): void {
  if (reachOf(action, role) === 'no') refuse('FORBIDDEN')
}
