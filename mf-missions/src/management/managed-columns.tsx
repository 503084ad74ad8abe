import { departments } from '@ensemble/contracts/departments'
import {
  approvalStatuses,
  displayStatuses,
  type Language,
  missionOrigins,
  missionTypes,
  organisationTypes,
  registrationModes,
} from '@ensemble/contracts/enumerations'
import type { ManagedMission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { formatShortDay, PrefetchLink, type TFunction, useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { StatusChip, Text } from '@ensemble/ui'
import type { TableColumn } from '@ensemble/ui/data-grid'
import { useMemo } from 'react'
import type { ManagementTab } from './management-tabs.ts'
import { statusBadge } from '../cards/badge-of.ts'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { choices } from '../inputs/choices.ts'

/** The columns of /missions/management; the same ones as long as nothing in them changes. */
export function useManagedColumns(scope: ManagementTab): TableColumn<ManagedMission>[] {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const language = useLanguage()
  const placeName = usePlaceName()
  return useMemo(() => managedColumns(scope, { t, dates, language, placeName }), [scope, t, dates, language, placeName])
}

interface Words {
  t: TFunction<'mf-missions'>
  dates: ReturnType<typeof useDates>
  language: Language
  placeName: ReturnType<typeof usePlaceName>
}

function managedColumns(scope: ManagementTab, { t, dates, language, placeName }: Words): TableColumn<ManagedMission>[] {
  const shortDay = (instant: string) => (
    <span title={dates.exact(instant)}>{formatShortDay(instant, { language })}</span>
  )
  /** Who has sent it, since when, and why: what an approver looks for. */
  const submissionColumns: TableColumn<ManagedMission>[] = [
    {
      id: 'submittedAt',
      label: t('submission.since'),
      kind: 'date',
      width: 138,
      sortable: true,
      filterable: true,
      render: ({ submission, createdAt }) => shortDay(submission?.since ?? createdAt),
    },
    {
      id: 'submittedBy',
      label: t('submission.sentBy'),
      kind: 'text',
      width: 140,
      sortable: false,
      filterable: false,
      render: ({ submission }) => submission?.byName ?? '',
    },
    {
      id: 'submissionKind',
      label: t('submission.kind'),
      kind: 'text',
      width: 150,
      sortable: false,
      filterable: false,
      render: ({ submission }) => (submission ? t(`submission.kinds.${submission.kind}`) : ''),
    },
  ]
  // Every mission there is: only what an index puts in order can be sorted by.
  const sortable = scope !== 'all'
  return [
    {
      id: 'title',
      label: t('columns.title'),
      kind: 'text',
      width: scope === 'to_approve' ? 200 : 230,
      sortable: true,
      filterable: true,
      render: ({ title }) => typeset(title, 'fr'),
      link: ({ id }) => ({ component: PrefetchLink, to: `/missions/${id}` }),
    },
    ...(scope === 'to_approve' ? submissionColumns : []),
    {
      id: 'awaitingStaffCount',
      label: t('columns.awaiting'),
      kind: 'number',
      width: 113,
      // Nobody asks for a place before a mission is approved.
      hidden: scope === 'to_approve',
      sortable,
      filterable: true,
      render: ({ counters }) => counters.awaitingStaffCount,
      // Nobody waits behind a nought.
      link: ({ id, counters }) =>
        counters.awaitingStaffCount > 0
          ? { component: PrefetchLink, to: `/missions/${id}?tab=participants` }
          : undefined,
    },
    {
      id: 'validatedCount',
      label: t('columns.validated'),
      kind: 'number',
      hidden: true,
      sortable,
      filterable: true,
      render: ({ counters }) => counters.validatedCount,
    },
    {
      id: 'invitedCount',
      label: t('columns.invited'),
      kind: 'number',
      hidden: true,
      sortable,
      filterable: true,
      render: ({ counters }) => counters.invitedCount,
    },
    {
      id: 'placesLeft',
      label: t('columns.places'),
      kind: 'number',
      width: 104,
      hidden: scope === 'to_approve',
      sortable: true,
      filterable: true,
      render: ({ placesLeft }) => placesLeft ?? t('columns.noLimit'),
    },
    {
      id: 'capacity',
      label: t('columns.capacity'),
      kind: 'number',
      hidden: true,
      sortable,
      filterable: true,
      render: ({ capacity }) => capacity ?? t('columns.noLimit'),
    },
    {
      id: 'registrationMode',
      label: t('columns.registration'),
      kind: 'choice',
      hidden: true,
      sortable,
      filterable: true,
      choices: choices(registrationModes, (value) => t(`registrationModes.${value}`)),
      render: ({ registrationMode }) => t(`registrationModes.${registrationMode}`),
    },
    {
      id: 'displayStatus',
      label: t('columns.status'),
      kind: 'choice',
      width: 188,
      quick: scope !== 'to_approve',
      hidden: scope === 'to_approve',
      sortable,
      filterable: true,
      choices: choices(displayStatuses, (value) => t(`status.${value}`)),
      render: (mission) => {
        const tone = statusBadge(mission)?.tone ?? 'confirmed'
        return <StatusChip tone={tone} label={t(`status.${mission.displayStatus}`)} />
      },
    },
    {
      id: 'startAt',
      label: t('columns.start'),
      kind: 'date',
      width: 126,
      sortable: true,
      filterable: true,
      render: ({ startAt, series }) => (
        <>
          {shortDay(startAt)}
          {series && series.count > 1 ? (
            <Text as="span" size="small" tone="second" title={t('series.place', series)}>
              {` ${t('series.short', series)}`}
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
      render: ({ endAt }) => (endAt ? shortDay(endAt) : t('columns.ongoing')),
    },
    {
      id: 'type',
      label: t('columns.type'),
      kind: 'choice',
      width: 128,
      quick: true,
      // The queue says what is sent, whence and why; what kind of mission it is stands beside the table.
      hidden: scope === 'to_approve',
      sortable,
      filterable: true,
      choices: choices(missionTypes, (value) => t(`types.${value}`)),
      render: ({ type }) => t(`types.${type}`),
    },
    {
      id: 'departmentCode',
      label: t('columns.department'),
      kind: 'choice',
      width: 122,
      quick: scope !== 'mine' && scope !== 'department',
      // The tab has named it.
      hidden: scope === 'department',
      sortable,
      filterable: true,
      choices: [
        { value: 'national', label: t('places.national') },
        ...departments.map(({ code }) => ({ value: code, label: placeName(code) })),
      ],
      render: ({ departmentCode }) => placeName(departmentCode),
    },
    {
      id: 'origin',
      label: t('columns.origin'),
      kind: 'choice',
      width: 120,
      quick: scope === 'to_approve',
      hidden: scope !== 'to_approve',
      sortable,
      filterable: true,
      choices: choices(missionOrigins, (value) => t(`origins.${value}`)),
      render: ({ origin }) => t(`origins.${origin}`),
    },
    {
      id: 'approvalStatus',
      label: t('columns.approval'),
      kind: 'choice',
      hidden: true,
      sortable,
      filterable: true,
      choices: choices(approvalStatuses, (value) => t(`approvals.${value}`)),
      render: ({ approvalStatus }) => t(`approvals.${approvalStatus}`),
    },
    {
      id: 'organisationName',
      label: t('columns.organisation'),
      kind: 'text',
      width: 190,
      hidden: true,
      sortable,
      filterable: true,
      render: ({ organisation }) => organisation?.name ?? '',
    },
    {
      id: 'organisationType',
      label: t('columns.organisationType'),
      kind: 'choice',
      width: 190,
      hidden: true,
      sortable,
      filterable: true,
      choices: choices(organisationTypes, (value) => t(`form.organisationTypes.${value}`)),
      render: ({ organisation }) => (organisation ? t(`form.organisationTypes.${organisation.type}`) : ''),
    },
    {
      id: 'contactName',
      label: t('columns.manager'),
      kind: 'text',
      width: 150,
      hidden: true,
      sortable,
      filterable: true,
      render: ({ contactName }) => contactName,
    },
    {
      id: 'createdAt',
      label: t('columns.created'),
      kind: 'date',
      width: 120,
      hidden: true,
      sortable: true,
      filterable: true,
      render: ({ createdAt }) => shortDay(createdAt),
    },
  ]
}
