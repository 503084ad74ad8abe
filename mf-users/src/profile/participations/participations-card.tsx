import type { Participation } from '@ensemble/contracts/missions/http'
import { attendances } from '@ensemble/contracts/enumerations'
import { zoneOf } from '@ensemble/contracts/zones'
import { formatDay, retryOf, useDates, useKeptTable, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { RowLink, shownOf } from '@ensemble/mf-kit/table'
import { Card, EmptyState, Heading } from '@ensemble/ui'
import { CellChip, DataTable, type TableColumn } from '@ensemble/ui/data-grid'
import { useState } from 'react'
import { useLazyUsersParticipationsQuery, useUsersParticipationsQuery } from '../../api/participations-api.ts'
import { participationState, participationStates, participationTones } from './participation-state.ts'
import { MissionName } from '../../texts/mission-name.tsx'

/** Sizes of tables inside a page (specification, section 9). */
const sizes = [5, 10, 25] as const

/** What a person has done with us: each mission with its state, its date, whether they came, and who decided. */
export function ParticipationsCard({ userId }: { userId: string }) {
  const { t } = useTranslation('mf-users')
  const columns = useColumns()
  const kept = useKeptTable('participations')
  const [place, setPlace] = useState<{ page: number; pageSize: (typeof sizes)[number] }>({ page: 0, pageSize: 5 })
  const { data, isError, error, isFetching, refetch } = useUsersParticipationsQuery(
    { params: { userId }, query: place },
    { selectFromResult: shownOf },
  )
  const [askPage] = useLazyUsersParticipationsQuery()
  return (
    <Card as="section" aria-labelledby="profile-participations">
      <Heading level={2} size="s" id="profile-participations">
        {t('participations.title')}
      </Heading>
      <DataTable<Participation>
        label={t('participations.title')}
        columns={columns}
        kept={kept}
        rows={data?.items ?? []}
        rowId={({ mission }) => mission.id}
        pageOf={async (at) => (await askPage({ params: { userId }, query: at }).unwrap()).items}
        {...place}
        pageSizes={sizes}
        total={data?.total ?? 0}
        totalIsCapped={data?.totalIsCapped}
        onPageChange={({ page, pageSize }) =>
          setPlace({ page, pageSize: sizes.find((size) => size === pageSize) ?? 5 })
        }
        sort={null}
        onSortChange={() => undefined}
        loading={isFetching && !data}
        error={isError && !data ? { title: t('list.failed'), ...retryOf({ error, isFetching, refetch }) } : null}
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
