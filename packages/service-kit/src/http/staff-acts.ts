import type { Call, CallId } from '@ensemble/contracts/calls'
import { permissions, reachOf } from '@ensemble/contracts/permissions'
import type { FastifyRequest } from 'fastify'

/**
 * Logs who of the staff has changed what, in a line of its own beside the request's: with the identifiers of the path
 * and of the people in the body, and nothing else of what was sent. What they read of other people stands in the
 * request's own line: after a break-in somebody asks whose data were seen (`npm run logs -- --account`).
 * @param request already answered by its handler, without a refusal
 */
export function tellStaffAct(id: CallId, call: Call, request: FastifyRequest): void {
  const { principal, params, body, log } = request
  if (!principal) return
  if (isStaffAct(id, call)) {
    log.info({ act: id, userId: principal.id, role: principal.role, target: params, ...peopleOf(body) }, 'staff act')
  } else if (principal.role !== 'member' && isAboutOthers(call, principal.id, params)) {
    request.target = params
  }
}

/** A change that no member may make; a search is sent like a change, and is none. */
function isStaffAct(id: CallId, { method, action }: Call): boolean {
  return method !== 'GET' && !id.endsWith('.search') && isForStaff(action)
}

function isForStaff(action: Call['action']): boolean {
  if (action === 'public' || action === 'session') return false
  return Object.hasOwn(permissions, action) && reachOf(action, 'member') === 'no'
}

/** What no member may ask, such as who takes part in a mission, or the account of somebody else. */
function isAboutOthers({ action }: Call, me: string, params: unknown): params is object {
  if (typeof params !== 'object' || params === null) return false
  return 'userId' in params ? params.userId !== 'me' && params.userId !== me : isForStaff(action)
}

/** The contract has made sure that these are identifiers. */
function peopleOf(body: unknown): { users?: unknown } {
  return typeof body === 'object' && body !== null && 'userIds' in body ? { users: body.userIds } : {}
}
