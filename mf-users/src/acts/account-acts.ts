import { type Role, type UserStatus } from '@ensemble/contracts/enumerations'
import { type PermissionAction, reachOf } from '@ensemble/contracts/permissions'
import { userTransitions, type UserTransition } from '@ensemble/contracts/states'

/** What staff may do to somebody else's account from a list. */
export const accountActs = ['approve', 'refuse', 'suspend', 'reactivate'] as const
export type AccountAct = (typeof accountActs)[number]

/** The row of the state table, and of the permission matrix, behind each act (decisions.md §4 and §6). */
const rules: Record<AccountAct, { from: UserStatus; action: UserTransition['action']; permission: PermissionAction }> =
  {
    approve: { from: 'pending_approval', action: 'approve', permission: 'user.approve' },
    // Deleting an account that awaits approval is how staff refuse it.
    refuse: { from: 'pending_approval', action: 'delete', permission: 'user.administer' },
    suspend: { from: 'validated', action: 'suspend', permission: 'user.administer' },
    reactivate: { from: 'suspended', action: 'activate_suspended', permission: 'user.administer' },
  }

/** Whose account it is, as far as it decides what may be done to it. */
export interface Account {
  id: string
  role: Role
  status: UserStatus
  departmentCode: string | null
}

export interface Caller {
  id: string
  role: Role
  departmentCode: string | null
}

/** The acts that a caller may do to an account now. The service decides; this only keeps useless buttons away. */
export function actsOn(account: Account, caller: Caller): AccountAct[] {
  if (account.id === caller.id) return []
  return accountActs.filter((act) => {
    const { from, action, permission } = rules[act]
    const known = userTransitions.some(
      (row) => row.from === account.status && row.action === action && row.by.includes(caller.role),
    )
    return known && account.status === from && isInReach(account, caller, permission)
  })
}

function isInReach(account: Account, caller: Caller, permission: PermissionAction): boolean {
  const reach = reachOf(permission, caller.role)
  if (reach !== 'department') return reach === 'all'
  return account.role === 'member' && account.departmentCode === caller.departmentCode
}
