import type { Role } from '@ensemble/contracts/enumerations'
import type { ManagedScope } from '@ensemble/contracts/missions/http'

/** What a tab of the table shows; the name of the scope in the call. */
export type ManagementTab = ManagedScope

/** The tabs of a role: a committee's people have a department, headquarters approve. */
export function tabsOf(role: Role | null): readonly ManagementTab[] {
  return role === 'referent' ? ['mine', 'department'] : ['mine', 'to_approve', 'all']
}
