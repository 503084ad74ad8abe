import type { Participation } from '@ensemble/contracts/missions/http'
import { attendances } from '@ensemble/contracts/enumerations'
import { zoneOf } from '@ensemble/contracts/zones'
import { formatDay, useDates, useKeptTable, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { RowLink, shownOf, useServedTable, useTableState } from '@ensemble/mf-kit/table'
import { Card, EmptyState, Heading } from '@ensemble/ui'
import { CellChip, DataTable, type TableColumn } from '@ensemble/ui/data-grid'
import {
  useLazyUsersMissionParticipantMissionsQuery,
  useUsersMissionParticipantMissionsQuery,
} from '../../api/participations-api.ts'
import { participationState, participationStates, participationTones } from './participation-state.ts'
import { MissionName } from '../../texts/mission-name.tsx'

/** Sizes of tables inside a page (specification, section 9). */
const sizes = [5, 10, 25] as const

/**
 * What a person has done with us: each mission with its state, its date, whether they came, and who decided. The page
 * stands in the address, beside that of what they did on the platform.
 */
export function ParticipationsCard({ userId }: { userId: string }) {
  const { t } = useTranslation('mf-users')
  const columns = useColumns()
  const kept = useKeptTable('participations')
  const table = useTableState({ size: 5, prefix: 'participations' })
  const { page, pageSize } = table
  const answer = useUsersMissionParticipantMissionsQuery(
    { params: { userId }, query: { page, pageSize } },
    { selectFromResult: shownOf },
  )
  const [askPage] = useLazyUsersMissionParticipantMissionsQuery()
  return (
    <Card as="section" aria-labelledby="profile-participations">
      <Heading level={2} size="s" id="profile-participations">
        {t('participations.title')}
      </Heading>
      <DataTable<Participation>
        label={t('participations.title')}
        columns={columns}
        kept={kept}
        rows={answer.data?.items ?? []}
        rowId={({ mission }) => mission.id}
        {...useServedTable({
          table,
          answer,
          askPage: (place) => askPage({ params: { userId }, query: place }).unwrap(),
          sizes,
          failed: t('list.failed'),
        })}
        sort={null}
        filters={undefined}
        onFiltersChange={undefined}
        empty={<EmptyState headingLevel={3} title={t('participations.none')} text={t('participations.noneHint')} />}
      />
    </Card>
  )
}

type ColumnId = 'mission' | 'state' | 'startAt' | 'attendance' | 'decided'

function useColumns(): TableColumn<Participation>[] {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const language = useLanguage()
  const column = (id: ColumnId, kind: TableColumn<Participation>['kind'], width: number) => ({
    id,
    label: t(`participations.columns.${id}`),
    kind,
    sortable: false,
    filterable: false,
    width,
  })
  return [
    {
      ...column('mission', 'text', 280),
      render: ({ mission }) => <MissionName title={mission.title} />,
      link: ({ mission }) => ({ component: RowLink, to: `/missions/${mission.id}` }),
    },
    {
      ...column('state', 'choice', 180),
      choices: participationStates.map((value) => ({ value, label: t(`participations.states.${value}`) })),
      render: (row) => {
        const state = participationState(row)
        return <CellChip tone={participationTones[state]} label={t(`participations.states.${state}`)} />
      },
    },
    {
      ...column('startAt', 'date', 160),
      render: ({ mission }) => formatDay(mission.startAt, { language, timeZone: zoneOf(mission.departmentCode) }),
    },
    {
      ...column('attendance', 'choice', 130),
      choices: attendances.map((value) => ({ value, label: t(`participations.attendance.${value}`) })),
      render: ({ participant: { attendance } }) => (attendance ? t(`participations.attendance.${attendance}`) : '–'),
    },
    {
      ...column('decided', 'text', 200),
      render: ({ participant: { decidedAt }, decidedByName }) => {
        if (decidedAt === null) return '–'
        const day = dates.day(decidedAt)
        return decidedByName ? t('participations.decidedBy', { day, who: decidedByName }) : day
      },
    },
  ]
}
