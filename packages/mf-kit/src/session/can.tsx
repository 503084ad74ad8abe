import type { ReactNode } from 'react'
import { type PermissionAction, reachOf } from '@ensemble/contracts/permissions'
import { useSession } from './use-session.ts'

/**
 * Whether the role of the current user may do this to something at all. What may be done to one mission or article is
 * in its `allowedActions`; hiding a button protects nothing, the service does.
 */
export function useCan(action: PermissionAction): boolean {
  const { role } = useSession()
  return role !== null && reachOf(action, role) !== 'no'
}

/** Shows its content to those whose role may do `action`. */
export function Can({ action, children }: { action: PermissionAction; children: ReactNode }) {
  return useCan(action) ? children : null
}
