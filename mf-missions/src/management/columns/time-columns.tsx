import { displayStatuses } from '@ensemble/contracts/enumerations'
import { Text } from '@ensemble/ui'
import { CellChip } from '@ensemble/ui/data-grid'
import { statusBadge } from '../../cards/badge-of.ts'
import { choices, labelIn } from '../../inputs/choices.ts'
import type { Column, ColumnContext } from './column-context.ts'

/** How it stands, and when it takes place. */
export function timeColumns({ scope, t, sortable, shortDay }: ColumnContext): Column[] {
  const statuses = choices(displayStatuses, (value) => t(`status.${value}`))
  return [
    {
      id: 'displayStatus',
      label: t('columns.status'),
      kind: 'choice',
      width: 214,
      quick: scope !== 'to_approve',
      hidden: scope === 'to_approve',
      sortable,
      filterable: true,
      choices: statuses,
      render: (mission) => {
        const tone = statusBadge(mission)?.tone ?? 'confirmed'
        return <CellChip tone={tone} label={labelIn(statuses, mission.displayStatus)} />
      },
    },
    {
      id: 'startAt',
      label: t('columns.start'),
      kind: 'date',
      width: 138,
      sortable: true,
      filterable: true,
      render: (mission) => (
        <>
          {shortDay(mission.startAt, mission)}
          {mission.series && mission.series.count > 1 ? (
            <Text as="span" size="small" tone="second" title={t('series.place', mission.series)}>
              {` ${t('series.short', mission.series)}`}
            </Text>
          ) : null}
        </>
      ),
    },
    {
      id: 'endAt',
      label: t('columns.end'),
      kind: 'date',
      hidden: true,
      sortable,
      filterable: true,
      render: (mission) => (mission.endAt ? shortDay(mission.endAt, mission) : t('columns.ongoing')),
    },
  ]
}
