import type { Call, CallId } from '@ensemble/contracts/calls'
import { permissions, reachOf } from '@ensemble/contracts/permissions'
import type { FastifyRequest } from 'fastify'

/**
 * Logs who of the staff has changed what, in a line of its own beside the request's: with the identifiers of the path
 * and of the people in the body, and nothing else of what was sent.
 * @param request already answered by its handler, without a refusal
 */
export function tellStaffAct(id: CallId, call: Call, { principal, params, body, log }: FastifyRequest): void {
  if (!principal || !isStaffAct(id, call)) return
  log.info({ act: id, userId: principal.id, role: principal.role, target: params, ...peopleOf(body) }, 'staff act')
}

/** A change that no member may make; a search is sent like a change, and is none. */
function isStaffAct(id: CallId, { method, action }: Call): boolean {
  if (method === 'GET' || id.endsWith('.search') || action === 'public' || action === 'session') return false
  return Object.hasOwn(permissions, action) && reachOf(action, 'member') === 'no'
}

/** The contract has made sure that these are identifiers. */
function peopleOf(body: unknown): { users?: unknown } {
  return typeof body === 'object' && body !== null && 'userIds' in body ? { users: body.userIds } : {}
}
