import { departments } from '@ensemble/contracts/departments'
import { participantOrigins } from '@ensemble/contracts/enumerations'
import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import type { ParticipantContact } from '@ensemble/contracts/users/http'
import { formatShortDay, useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import type { TableColumn } from '@ensemble/ui/data-grid'
import { usePlaceName } from '../../cards/use-mission-words.ts'
import { choices } from '../../inputs/choices.ts'
import { notInOrder } from './not-in-order.ts'

/** Where somebody comes from, and how and when they came: hidden until it is asked for. */
export function useBackgroundColumns(contacts: ReadonlyMap<string, ParticipantContact>): TableColumn<ParticipantRow>[] {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const language = useLanguage()
  const placeName = usePlaceName()
  return [
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
      ...notInOrder,
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
      width: 138,
      hidden: true,
      render: ({ createdAt }) => <span title={dates.exact(createdAt)}>{formatShortDay(createdAt, { language })}</span>,
    },
  ]
}
