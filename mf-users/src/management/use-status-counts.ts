import { type UserStatus } from '@ensemble/contracts/enumerations'
import { useUsersListQuery } from '../api/users-api.ts'

/** How many accounts stand where, for the tabs; nothing while it is not known. */
export function useStatusCounts(): Record<UserStatus, number> | undefined {
  // The shortest list that there is: the facets count everybody all the same.
  const { data } = useUsersListQuery({ by: 'address', query: { page: 0, pageSize: 5, facets: 'status' } })
  const counts = data?.facets?.['status']
  if (!counts) return undefined
  const { pending_approval = 0, validated = 0, suspended = 0, deleted = 0 } = counts
  return { pending_approval, validated, suspended, deleted }
}
