import type { PossibleManager } from '@ensemble/contracts/users/possible-manager'
import { skipToken } from '@ensemble/mf-kit'
import { useMissionsUserSearchQuery } from '../../api/management-api.ts'

/** So many are offered at once; the search finds the others. */
const offered = 10

/** The staff who may run a mission: those a search finds, and those who run it already. */
export function usePossibleManagers(search: string, chosen: readonly string[]) {
  const words = search.trim()
  const found = useMissionsUserSearchQuery({
    query: { relation: 'manager', pageSize: offered, ...(words && { search: words }) },
  })
  const filters = JSON.stringify([{ field: 'id', operator: 'in', value: chosen }])
  const known = useMissionsUserSearchQuery(
    chosen.length > 0 ? { query: { relation: 'manager', filters, pageSize: offered } } : skipToken,
  )
  return {
    found: peopleOf(found.data?.items),
    /** More are found than are offered. */
    more: (found.data?.lastPage ?? 0) > 0,
    /** Those chosen whom this reader may know by name. */
    chosen: peopleOf(known.data?.items),
    /** Nobody can be offered just now; who is chosen stays so. */
    failed: found.isError,
  }
}

function peopleOf(rows: readonly object[] | undefined): PossibleManager[] {
  return (rows ?? []).flatMap((row) => (isPossibleManager(row) ? [row] : []))
}

function isPossibleManager(row: object): row is PossibleManager {
  return 'displayName' in row && 'role' in row
}
