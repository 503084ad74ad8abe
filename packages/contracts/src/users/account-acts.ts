import type { Role, UserStatus } from '../enumerations.ts'
import { type PermissionAction, reachOf } from '../permissions.ts'
import { userTransitions, type UserTransition } from '../states.ts'

/** What staff may do to somebody else's account. */
export const accountActs = [
  'approve',
  'refuse',
  'resend',
  'appoint',
  'contact',
  'suspend',
  'reactivate',
  'delete',
] as const
export type AccountAct = (typeof accountActs)[number]

/** What a pending account waits for: an answer to its invitation, its own confirmed address, or the staff. */
export const awaitedSteps = ['invitation', 'confirmation', 'approval'] as const
export type AwaitedStep = (typeof awaitedSteps)[number]

/** Whose account it is, as far as it decides what may be done to it. */
export interface ActedAccount {
  id: string
  role: Role
  status: UserStatus
  departmentCode: string | null
  /** null where nothing is awaited. */
  awaits: AwaitedStep | null
  /** Nobody can write to an account without an e-mail address. */
  byTelephone?: boolean
}

export interface ActingCaller {
  id: string
  role: Role
  departmentCode: string | null
}

interface Rule {
  from: readonly UserStatus[]
  /** Null asks for an account in any state; otherwise a pending account must await one of these. */
  awaits?: readonly (AwaitedStep | null)[]
  /** The row of the state table behind it; absent for what leaves the state as it is. */
  action?: UserTransition['action']
  permission: PermissionAction
}

/** The row of the state table, and of the permission matrix, behind each act. */
const rules: Record<AccountAct, Rule> = {
  approve: { from: ['pending_approval'], awaits: ['approval'], action: 'approve', permission: 'user.approve' },
  // Deleting an account that awaits approval is how staff refuse it; deleting an invitation takes it back.
  refuse: { from: ['pending_approval'], action: 'delete', permission: 'user.refuse' },
  resend: { from: ['pending_approval'], awaits: ['invitation'], permission: 'user.invite' },
  appoint: { from: ['validated', 'suspended'], permission: 'user.administer' },
  // Whoever decides on an account may ask before.
  contact: { from: ['pending_approval', 'validated'], awaits: ['approval', null], permission: 'user.contact_people' },
  suspend: { from: ['validated'], action: 'suspend', permission: 'user.administer' },
  reactivate: { from: ['suspended'], action: 'activate_suspended', permission: 'user.administer' },
  delete: { from: ['validated', 'suspended'], action: 'delete', permission: 'user.administer' },
}

/**
 * The acts that a caller may do to an account now. The service enforces each; screens draw their buttons from it.
 * People whom one may write to because of a mission alone are not known here: that reach says the service.
 */
export function actsOn(account: ActedAccount, caller: ActingCaller): AccountAct[] {
  if (account.id === caller.id) return []
  return accountActs.filter((act) => {
    const { from, awaits, action, permission } = rules[act]
    if (!from.includes(account.status) || (awaits && !awaits.includes(account.awaits))) return false
    if (act === 'contact' && account.byTelephone === true) return false
    // Invitations, and addresses that nobody has confirmed, are an admin's to end.
    if (act === 'refuse' && caller.role !== 'admin' && account.awaits !== 'approval') return false
    if (act === 'resend' && caller.role !== 'admin' && account.role !== 'member') return false
    return (
      (action === undefined || isKnown(account.status, action, caller.role)) && inReach(account, caller, permission)
    )
  })
}

/** What a screen offers: what changes an account, and for a referent to leave the decision to the admins. */
export type OfferedAct = AccountAct | 'pass_on'

/** The acts with `pass_on` after `refuse`, where the caller decides for a department and has somebody to pass it on to. */
export function offeredActs(acts: readonly AccountAct[], role: Role | null): OfferedAct[] {
  const passesOn = role !== null && reachOf('user.refuse', role) === 'department'
  return acts.flatMap((act) => (act === 'refuse' && passesOn ? [act, 'pass_on'] : [act]))
}

function isKnown(from: UserStatus, action: UserTransition['action'], role: Role): boolean {
  return userTransitions.some((row) => row.from === from && row.action === action && row.by.includes(role))
}

function inReach(account: ActedAccount, caller: ActingCaller, permission: PermissionAction): boolean {
  const reach = reachOf(permission, caller.role)
  if (reach !== 'department' && reach !== 'department_or_managed') return reach === 'all'
  return account.role === 'member' && account.departmentCode === caller.departmentCode
}
