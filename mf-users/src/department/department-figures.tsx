import type { Filter } from '@ensemble/contracts/lists'
import { counted, PrefetchLink, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { CardGrid, Figure } from '@ensemble/ui'
import { useUsersDepartmentMissionsQuery } from '../api/department-api.ts'
import { useUsersListQuery } from '../api/users-api.ts'

const members: Filter = { field: 'role', operator: 'eq', value: 'member' }
const waiting: Filter = { field: 'awaitingStaffCount', operator: 'gt', value: 0 }

/** Four numbers of a department, each with the list behind it. */
export function DepartmentFigures() {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const { data: people } = useUsersListQuery({
    by: 'address',
    query: { page: 0, pageSize: 5, filters: JSON.stringify([members]), facets: 'status,awaits' },
  })
  const { data: missions } = useUsersDepartmentMissionsQuery({
    query: { scope: 'department', page: 0, pageSize: 5, facets: 'displayStatus' },
  })
  const { data: asked } = useUsersDepartmentMissionsQuery({
    query: { scope: 'department', page: 0, pageSize: 100, filters: JSON.stringify([waiting]) },
  })
  const states = missions?.facets?.['displayStatus']
  const open = states
    ? Object.entries(states).reduce((sum, [state, count]) => (isOver(state) ? sum : sum + count), 0)
    : null
  const requests = asked ? asked.items.reduce((sum, { counters }) => sum + counters.awaitingStaffCount, 0) : null
  const filtered = (field: string, value: string) =>
    `/my_department?${new URLSearchParams({ filters: JSON.stringify([{ field, operator: 'in', value: [value] }]) }).toString()}`
  const figures = [
    { id: 'members', value: facet(people, 'status', 'validated'), to: filtered('status', 'validated') },
    { id: 'waiting', value: facet(people, 'awaits', 'approval'), to: filtered('awaits', 'approval') },
    { id: 'missions', value: open, to: '/my_department?tab=missions' },
    { id: 'requests', value: requests, to: '/my_department?tab=requests' },
  ] as const
  return (
    <CardGrid minWidth="max(140px, 20%)">
      {figures.map(({ id, value, to }) => (
        <Figure
          key={id}
          value={value === null ? '–' : counted(value, language)}
          label={t(`department.figures.${id}`, { count: value ?? 0 })}
          link={{ component: PrefetchLink, to, label: t(`department.see.${id}`) }}
        />
      ))}
    </CardGrid>
  )
}

function isOver(state: string): boolean {
  return state === 'cancelled' || state === 'closed' || state === 'rejected'
}

function facet(
  page: { facets?: Record<string, Record<string, number>> } | undefined,
  field: string,
  value: string,
): number | null {
  return page?.facets ? (page.facets[field]?.[value] ?? 0) : null
}
