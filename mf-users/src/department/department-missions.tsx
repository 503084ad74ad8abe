import { type DisplayStatus, displayStatuses } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'
import type { ManagedMission } from '@ensemble/contracts/missions/http'
import { zoneOf } from '@ensemble/contracts/zones'
import { formatDay, useKeptTable, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { RowLink, shownOf, useServedTable, useTableState } from '@ensemble/mf-kit/table'
import { EmptyState, type StatusTone } from '@ensemble/ui'
import { CellChip, DataTable, type TableColumn, type TableSort } from '@ensemble/ui/data-grid'
import { useLazyUsersMissionSearchManagedQuery, useUsersMissionSearchManagedQuery } from '../api/department-api.ts'
import { MissionName } from '../texts/mission-name.tsx'

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

/** Conditions and order of the missions where somebody waits for an answer. */
const somebodyWaits: readonly Filter[] = [{ field: 'awaitingStaffCount', operator: 'gt', value: 0 }]
const mostFirst: TableSort = { field: 'awaitingStaffCount', order: 'desc' }

/**
 * The missions of the department; or those of them where somebody waits for an answer, the most first. Page, order and
 * filter stand in the address: who opens a mission and comes back sees the same rows.
 */
export function DepartmentMissions({ waiting = false }: { waiting?: boolean }) {
  const { t } = useTranslation('mf-users')
  const columns = useMissionColumns(waiting)
  const table = useTableState({ size: 10, always: waiting ? somebodyWaits : [] })
  const sort = table.sort ?? (waiting ? mostFirst : null)
  const asked = { scope: 'department' as const, ...(sort ? { sort: sort.field, order: sort.order } : {}) }
  const answer = useUsersMissionSearchManagedQuery(table.ask(asked), { selectFromResult: shownOf })
  const [askPage] = useLazyUsersMissionSearchManagedQuery()
  const tab = waiting ? 'requests' : 'missions'
  const kept = useKeptTable(`department.${tab}`)
  return (
    <DataTable<ManagedMission>
      label={t(`department.tab.${tab}`)}
      columns={columns}
      kept={kept}
      rows={answer.data?.items ?? []}
      rowId={({ id }) => id}
      {...useServedTable({
        table,
        answer,
        askPage: (place) => askPage(table.ask({ ...asked, ...place })).unwrap(),
        sizes,
        failed: t('list.failed'),
      })}
      sort={sort}
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
    filterable: id === 'displayStatus',
    width,
  })
  return [
    {
      ...column('title', 'text', 280),
      render: ({ title }) => <MissionName title={title} />,
      link: ({ id }) => ({ component: RowLink, to: `/missions/${id}${waiting ? '?tab=participants' : ''}` }),
    },
    {
      ...column('awaitingStaffCount', 'number', 130),
      // Where somebody waits, it is seen.
      render: ({ counters }) => counters.awaitingStaffCount || '–',
    },
    {
      ...column('displayStatus', 'choice', 220),
      quick: true,
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
