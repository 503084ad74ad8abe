import type { Role, UserStatus } from '@ensemble/contracts/enumerations'
import { userTransitions, type UserTransition } from '@ensemble/contracts/states'
import { refuse } from '@ensemble/service-kit/refusal'
import type { User } from './user.ts'

export type UserAction = UserTransition['action']

/** Somebody who acts, and the session in which they do; null for what no browser asked for. */
export interface ActingPerson {
  id: string
  role: Role
  departmentCode: string | null
  sessionId: string | null
}

/** Who acts on an account: a person of the staff, or the system (a clock, the operator's command line). */
export type Actor = ActingPerson | 'system'

export function sessionOf(actor: Actor): string | null {
  return actor === 'system' ? null : actor.sessionId
}

/**
 * The account after an action.
 * @throws Refusal SELF_ACTION on the actor's own account, FORBIDDEN for a role that may not act, OUT_OF_SCOPE outside
 *   a referent's department, STATUS_CONFLICT when the state table has no such row
 */
export function changeStatus(user: User, action: UserAction, actor: Actor, now: Date, reason: string | null): User {
  expectReach(user, actor)
  const transition = userTransitions.find((row) => row.from === user.status && row.action === action)
  if (!transition) refuse('STATUS_CONFLICT')
  checkActor(user, transition, actor)
  return {
    ...user,
    version: user.version + 1,
    status: statusAfter(transition),
    statusReason: reason,
    statusChangedAt: now,
    statusChangedBy: actor === 'system' ? null : actor.id,
    updatedAt: now,
  }
}

/**
 * Before its state is looked at: an account of elsewhere says nothing of it to a referent.
 * @throws Refusal OUT_OF_SCOPE
 */
export function expectReach(user: User, actor: Actor): void {
  if (actor === 'system' || actor.role !== 'referent' || actor.id === user.id) return
  if (user.role !== 'member' || user.departmentCode !== actor.departmentCode) refuse('OUT_OF_SCOPE')
}

function checkActor(user: User, { by, action }: UserTransition, actor: Actor): void {
  if (actor === 'system') {
    if (!by.includes('system')) refuse('FORBIDDEN')
    return
  }
  if (actor.id === user.id) {
    if (action === 'delete') return
    refuse('SELF_ACTION')
  }
  if (!by.includes(actor.role)) refuse('FORBIDDEN')
}

function statusAfter({ to }: UserTransition): UserStatus {
  return to === 'none' ? refuse('STATUS_CONFLICT') : to
}
