import { displayStatuses } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'
import { useUsersArticleListQuery, useUsersMissionSearchManagedQuery } from '../api/department-api.ts'
import { useUsersNeedsQuery } from '../api/local-needs-api.ts'
import { useUsersListQuery } from '../api/users-api.ts'
import type { DepartmentTab } from './department-tabs.ts'

const members: Filter = { field: 'role', operator: 'eq', value: 'member' }
const waiting: Filter = { field: 'awaitingStaffCount', operator: 'gt', value: 0 }

/** Where missions stand that run, or are to come. */
export const openStates = displayStatuses.filter((state) => !['cancelled', 'closed', 'rejected'].includes(state))

type Facets = Record<string, Record<string, number>>

/** What a department has of everything, null while it is not known: for its figures, and for its tabs. */
export function useDepartmentCounts(departmentCode: string) {
  const { data: people } = useUsersListQuery({
    query: { page: 0, pageSize: 5, filters: JSON.stringify([members]), facets: 'status,awaits' },
  })
  const { data: missions } = useUsersMissionSearchManagedQuery({
    query: { scope: 'department', page: 0, pageSize: 5, facets: 'displayStatus' },
  })
  const { data: asked } = useUsersMissionSearchManagedQuery({
    query: { scope: 'department', page: 0, pageSize: 100, filters: JSON.stringify([waiting]) },
  })
  const { data: needs } = useUsersNeedsQuery({ query: { departmentCode, page: 0, pageSize: 10 } })
  const { data: articles } = useUsersArticleListQuery({
    query: {
      page: 0,
      pageSize: 10,
      filters: JSON.stringify([{ field: 'departmentCode', operator: 'eq', value: departmentCode }]),
    },
  })
  const states = missions?.facets?.['displayStatus']
  /** There are more requests than are counted, of further missions. */
  const moreRequests = (asked?.lastPage ?? 0) > 0
  const figures = {
    members: facet(people, 'status', 'validated'),
    waiting: facet(people, 'awaits', 'approval'),
    missions: states ? openStates.reduce((sum, state) => sum + (states[state] ?? 0), 0) : null,
    requests: asked ? asked.items.reduce((sum, { counters }) => sum + counters.awaitingStaffCount, 0) : null,
  }
  /** Of what each tab is named after: of missions with requests, the requests. The log of what was done has no end to count. */
  const tabs: Record<Exclude<DepartmentTab, 'activity'>, number | null> = {
    members: people?.total ?? null,
    invitations: facet(people, 'awaits', 'invitation'),
    missions: missions?.total ?? null,
    requests: figures.requests,
    needs: needs?.total ?? null,
    articles: articles?.total ?? null,
  }
  return { figures, tabs, moreRequests }
}

function facet(page: { facets?: Facets } | undefined, field: string, value: string): number | null {
  return page?.facets ? (page.facets[field]?.[value] ?? 0) : null
}
