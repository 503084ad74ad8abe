import { type DisplayStatus, displayStatuses } from '@ensemble/contracts/enumerations'
import type { ManagedMission } from '@ensemble/contracts/missions/http'
import { zoneOf } from '@ensemble/contracts/zones'
import { typeset } from '@ensemble/contracts/typography'
import { formatDay, retryOf, useKeptTable, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { leaveGonePage, RowLink, shownOf } from '@ensemble/mf-kit/table'
import { EmptyState, type StatusTone } from '@ensemble/ui'
import { CellChip, DataTable, type TableColumn, type TableSort } from '@ensemble/ui/data-grid'
import { useState } from 'react'
import { useLazyUsersDepartmentMissionsQuery, useUsersDepartmentMissionsQuery } from '../api/department-api.ts'

const tones: Record<DisplayStatus, StatusTone> = {
  cancelled: 'refused',
  closed: 'neutral',
  rejected: 'refused',
  waiting_for_approval: 'waiting',
  in_progress: 'progress',
  full: 'last',
  registration_closed: 'neutral',
  upcoming: 'confirmed',
}
/** Sizes of tables inside a page (specification, section 9). */
const sizes = [5, 10, 25] as const

/** The missions of the department; or those of them where somebody waits for an answer, the most first. */
export function DepartmentMissions({ waiting = false }: { waiting?: boolean }) {
  const { t } = useTranslation('mf-users')
  const columns = useMissionColumns(waiting)
  const [place, setPlace] = useState<{ page: number; pageSize: (typeof sizes)[number] }>({ page: 0, pageSize: 10 })
  const [sort, setSort] = useState<TableSort | null>(null)
  const order = sort ?? (waiting ? { field: 'awaitingStaffCount', order: 'desc' as const } : null)
  const filters = waiting ? JSON.stringify([{ field: 'awaitingStaffCount', operator: 'gt', value: 0 }]) : undefined
  const asked = {
    scope: 'department' as const,
    ...place,
    ...(order ? { sort: order.field, order: order.order } : {}),
    ...(filters ? { filters } : {}),
  }
  const { data, isError, error, isFetching, refetch } = useUsersDepartmentMissionsQuery(
    { query: asked },
    { selectFromResult: shownOf },
  )
  leaveGonePage(place.page, error, (page) => setPlace({ ...place, page }))
  const [askPage] = useLazyUsersDepartmentMissionsQuery()
  const tab = waiting ? 'requests' : 'missions'
  const kept = useKeptTable(`department.${tab}`)
  return (
    <DataTable<ManagedMission>
      label={t(`department.tab.${tab}`)}
      columns={columns}
      kept={kept}
      rows={data?.items ?? []}
      rowId={({ id }) => id}
      pageOf={async (at) => (await askPage({ query: { ...asked, ...at } }).unwrap()).items}
      {...place}
      pageSizes={sizes}
      total={data?.total ?? 0}
      totalIsCapped={data?.totalIsCapped}
      onPageChange={({ page, pageSize }) => setPlace({ page, pageSize: sizes.find((size) => size === pageSize) ?? 10 })}
      sort={order}
      onSortChange={(next) => {
        setSort(next)
        setPlace({ ...place, page: 0 })
      }}
      loading={isFetching && !data}
      error={isError && !data ? { title: t('list.failed'), ...retryOf({ error, isFetching, refetch }) } : null}
      empty={<EmptyState title={t(`department.empty.${tab}`)} text={t(`department.emptyHint.${tab}`)} />}
    />
  )
}

type ColumnId = 'title' | 'awaitingStaffCount' | 'displayStatus' | 'startAt' | 'placesLeft'

function useMissionColumns(waiting: boolean): TableColumn<ManagedMission>[] {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const column = (id: ColumnId, kind: TableColumn<ManagedMission>['kind'], width: number) => ({
    id,
    label: t(`department.columns.${id}`),
    kind,
    sortable: true,
    filterable: false,
    width,
  })
  return [
    {
      ...column('title', 'text', 280),
      render: ({ title }) => typeset(title, 'fr'),
      link: ({ id }) => ({ component: RowLink, to: `/missions/${id}${waiting ? '?tab=participants' : ''}` }),
    },
    {
      ...column('awaitingStaffCount', 'number', 130),
      // Where somebody waits, it is seen.
      render: ({ counters }) => counters.awaitingStaffCount || '–',
    },
    {
      ...column('displayStatus', 'choice', 220),
      choices: displayStatuses.map((value) => ({ value, label: t(`department.states.${value}`) })),
      render: ({ displayStatus }) => (
        <CellChip tone={tones[displayStatus]} label={t(`department.states.${displayStatus}`)} />
      ),
    },
    {
      ...column('startAt', 'date', 160),
      render: ({ startAt, departmentCode }) => formatDay(startAt, { language, timeZone: zoneOf(departmentCode) }),
    },
    { ...column('placesLeft', 'number', 110), render: ({ placesLeft }) => placesLeft ?? '–' },
  ]
}
