import { departments } from '@ensemble/contracts/departments'
import { type Attendance, participantOrigins, validationStatuses } from '@ensemble/contracts/enumerations'
import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import type { ParticipantContact } from '@ensemble/contracts/users/http'
import { formatShortDay, useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { StatusChip, WholeOnPaper } from '@ensemble/ui'
import type { TableColumn } from '@ensemble/ui/data-grid'
import { usePlaceName } from '../../cards/use-mission-words.ts'
import { choices } from '../../inputs/choices.ts'
import { usePassedOnWords } from '../../decisions/use-passed-on-words.ts'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { AttendanceButtons } from './attendance-buttons.tsx'
import { beginningOf } from './beginning-of.ts'
import { partTones } from '../../cards/part-tones.ts'

/**
 * The columns of participants: what this service knows, and how to reach people, from the other. `said`: some of it was
 * said by telephone; `passed`: some requests were passed on to somebody of the team.
 */
export function useParticipantColumns(
  mission: Mission,
  contacts: ReadonlyMap<string, ParticipantContact>,
  {
    said,
    passed,
    onAttendance,
  }: { said: boolean; passed: boolean; onAttendance: (row: ParticipantRow, value: Attendance) => void },
): TableColumn<ParticipantRow>[] {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const language = useLanguage()
  const placeName = usePlaceName()
  const passedOnWords = usePassedOnWords()
  const elsewhere = { sortable: false, filterable: false }
  const attended = mission.allowedActions.includes('set_attendance')
  return [
    {
      id: 'displayName',
      label: t('columns.name'),
      kind: 'text',
      width: 148,
      sortable: true,
      render: ({ displayName }) => displayName || t('participants.unknown'),
    },
    {
      id: 'validationStatus',
      label: t('columns.answer'),
      kind: 'choice',
      width: 208,
      quick: true,
      choices: choices(validationStatuses, (value) => t(`participants.statuses.${value}`)),
      render: (row) => {
        const part = partOf(row)
        return <StatusChip tone={partTones[part]} label={t(`state.${part}`, { rank: row.waitlistPosition ?? 0 })} />
      },
    },
    ...(said
      ? [
          {
            id: 'onBehalf',
            label: t('telephone.column'),
            kind: 'text' as const,
            ...elsewhere,
            width: 150,
            render: ({ onBehalf }: ParticipantRow) =>
              onBehalf ? (
                <span title={t('telephone.notedBy', { day: dates.exact(onBehalf.at), name: onBehalf.byName ?? '' })}>
                  {t('telephone.notedOn', { day: formatShortDay(onBehalf.at, { language }) })}
                </span>
              ) : (
                ''
              ),
          },
        ]
      : []),
    ...(passed
      ? [
          {
            id: 'passedOn',
            label: t('passing.column'),
            kind: 'text' as const,
            ...elsewhere,
            width: 150,
            render: ({ passedOn: [last] = [] }: ParticipantRow) =>
              last ? <span title={passedOnWords(last)}>{last.toName || t('participants.unknown')}</span> : '',
          },
        ]
      : []),
    ...(mission.reschedule
      ? [
          {
            id: 'newDateAnswer',
            label: t('changes.column'),
            kind: 'text' as const,
            ...elsewhere,
            render: ({ newDateAnswer }: ParticipantRow) => (newDateAnswer ? t(`changes.answers.${newDateAnswer}`) : ''),
          },
        ]
      : []),
    {
      id: 'departmentCode',
      label: t('columns.department'),
      kind: 'choice',
      hidden: true,
      choices: departments.map(({ code }) => ({ value: code, label: placeName(code) })),
      render: ({ departmentCode }) => (departmentCode ? placeName(departmentCode) : ''),
    },
    {
      id: 'profileType',
      label: t('columns.profile'),
      kind: 'text',
      hidden: true,
      ...elsewhere,
      render: ({ userId }) => {
        const profile = contacts.get(userId)?.profileType
        return profile ? t(`profiles.${profile}`) : ''
      },
    },
    {
      id: 'origin',
      label: t('columns.cameBy'),
      kind: 'choice',
      hidden: true,
      choices: choices(participantOrigins, (value) => t(`participants.origins.${value}`)),
      render: ({ origin }) => t(`participants.origins.${origin}`),
    },
    {
      id: 'createdAt',
      label: t('columns.asked'),
      kind: 'date',
      width: 120,
      hidden: true,
      render: ({ createdAt }) => <span title={dates.exact(createdAt)}>{formatShortDay(createdAt, { language })}</span>,
    },
    {
      id: 'email',
      label: t('columns.email'),
      kind: 'text',
      ...elsewhere,
      width: 150,
      render: ({ userId, byTelephone }) =>
        byTelephone ? (
          <StatusChip tone="neutral" label={t('telephone.byTelephone')} />
        ) : (
          (contacts.get(userId)?.email ?? '')
        ),
    },
    {
      id: 'phone',
      label: t('columns.phone'),
      kind: 'text',
      ...elsewhere,
      width: 145,
      render: ({ userId }) => inPairs(contacts.get(userId)?.phone ?? ''),
    },
    {
      id: 'motivation',
      label: t('columns.motivation'),
      kind: 'text',
      ...elsewhere,
      width: 141,
      hidden: attended,
      render: ({ motivation }) =>
        motivation ? <WholeOnPaper beginning={beginningOf(motivation)} whole={motivation} /> : '',
    },
    ...(attended
      ? [
          {
            id: 'attendance',
            label: t('columns.attendance'),
            kind: 'text' as const,
            ...elsewhere,
            width: 290,
            render: (row: ParticipantRow) =>
              partOf(row) === 'validated' ? (
                <AttendanceButtons
                  name={row.displayName || t('participants.unknown')}
                  value={row.attendance}
                  onChange={(value) => onAttendance(row, value)}
                />
              ) : null,
          },
        ]
      : []),
  ]
}

/** A French number as people read it, in pairs; any other as it was written. */
function inPairs(phone: string): string {
  return /^0\d{9}$/.test(phone) ? phone.replace(/\B(?=(\d{2})+$)/g, '\u00a0') : phone
}
