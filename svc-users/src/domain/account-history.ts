import type { AccountHistoryAct } from '@ensemble/contracts/users/account-history'
import { isInvitation } from './invitation.ts'
import type { User } from './user.ts'
import type { Actor } from './user-status.ts'

export interface HistoryLine {
  /** Other areas are kept as an act of their own, and told as a change of the role that names the right. */
  act: AccountHistoryAct | 'deliveries_changed'
  before: string | null
  after: string | null
}

/**
 * What happened to an account between two of its states: told from the states themselves, so that no act is forgotten
 * by who stores it. One change may be several acts (approved, in another role).
 * @param before null for an account that was not there
 */
export function historyBetween(before: User | null, after: User, actor: Actor): HistoryLine[] {
  if (isInvitation(after) && invitationMoved(before, after)) {
    const act = before && isInvitation(before) ? 'invitation_resent' : 'invited'
    return [{ act, before: null, after: after.role }]
  }
  if (!before) return []
  const status = before.status === after.status ? [] : [statusLine(before, after, actor)]
  if (after.status === 'deleted') return status
  const changes = [
    { act: 'role_changed', before: before.role, after: after.role },
    { act: 'department_changed', before: before.departmentCode, after: after.departmentCode },
    { act: 'post_changed', before: before.organisationPosition, after: after.organisationPosition },
    { act: 'deliveries_changed', before: namesOf(before.deliveryAreas), after: namesOf(after.deliveryAreas) },
  ] as const
  // Who accepts an invitation comes in its role and department: nothing was changed about them.
  const accepts = isInvitation(before) && !isInvitation(after)
  const appointed = accepts ? [] : changes.filter((line) => line.before !== line.after)
  return [...status, ...appointed]
}

function namesOf(areas: readonly string[]): string | null {
  return areas.length === 0 ? null : areas.join(', ')
}

function invitationMoved(before: User | null, after: User): boolean {
  return before?.invitationSentAt?.getTime() !== after.invitationSentAt?.getTime()
}

function statusLine(before: User, after: User, actor: Actor): HistoryLine {
  return { act: statusAct(before, after, actor), before: null, after: after.suspendedUntil }
}

function statusAct(before: User, after: User, actor: Actor): AccountHistoryAct {
  const own = actor !== 'system' && actor.id === after.id
  if (after.status === 'deleted') return before.status === 'pending_approval' && !own ? 'refused' : 'deleted'
  if (after.status === 'suspended') return 'suspended'
  if (before.status === 'suspended') return 'reactivated'
  return isInvitation(before) ? 'invitation_accepted' : 'approved'
}
