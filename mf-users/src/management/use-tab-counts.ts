import { useUsersListQuery } from '../api/users-api.ts'
import type { ManagementTab } from './management-tabs.ts'

/** How many accounts each tab holds; nothing while it is not known. */
export function useTabCounts(): Record<ManagementTab, number> | undefined {
  // The shortest list that there is: the facets count everybody all the same.
  const { data } = useUsersListQuery({ query: { page: 0, pageSize: 5, facets: 'status,awaits' } })
  if (!data?.facets) return undefined
  const { pending_approval: pending = 0, validated = 0, suspended = 0, deleted = 0 } = data.facets['status'] ?? {}
  const { approval = 0, confirmation = 0, invitation = 0 } = data.facets['awaits'] ?? {}
  const all = pending + validated + suspended
  return { pending_approval: approval + confirmation, validated, suspended, deleted, invitations: invitation, all }
}
