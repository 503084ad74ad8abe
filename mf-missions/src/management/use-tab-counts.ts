import { skipToken } from '@ensemble/mf-kit'
import { useMissionsManagedCountQuery } from '../api/figures-api.ts'
import { useMissionsTemplatesQuery } from '../api/many-api.ts'
import { useMissionsQuotesQuery } from '../api/management-api.ts'
import type { ManagementTab } from './management-tabs.ts'

/** How many missions each tab holds; nothing while it is not known. */
export function useTabCounts(tabs: readonly ManagementTab[]): Partial<Record<ManagementTab, number>> {
  const mine = useTotal(tabs, 'mine')
  const department = useTotal(tabs, 'department')
  const waiting = useTotal(tabs, 'to_approve')
  const all = useTotal(tabs, 'all')
  return { mine, department, to_approve: waiting, all }
}

function useTotal(tabs: readonly ManagementTab[], scope: ManagementTab): number | undefined {
  // The shortest list that there is: it is counted all the same.
  const asked = tabs.includes(scope) ? { query: { scope, page: 0, pageSize: 5 as const } } : skipToken
  const { total } = useMissionsManagedCountQuery(asked, {
    selectFromResult: ({ data }) => ({ total: data && data.total + (data.totalIsCapped ? 1 : 0) }),
  })
  return total
}

/** The same for what stands beside the missions. */
export function useOtherCounts({ templates, quotes }: { templates: boolean; quotes: boolean }) {
  const { data: kept } = useMissionsTemplatesQuery(templates ? {} : skipToken)
  const { data: said } = useMissionsQuotesQuery(quotes ? { query: { page: 0, pageSize: 5 } } : skipToken)
  return { templates: kept?.more ? undefined : kept?.items.length, quotes: said?.total }
}
