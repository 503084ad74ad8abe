import { partOf } from '@ensemble/contracts/missions/part-of'
import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import type { ParticipantContact } from '@ensemble/contracts/users/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { type Fact, Facts, Notice, PhoneLink, Stack, StatusChip } from '@ensemble/ui'
import { usePlaceName } from '../../cards/use-mission-words.ts'
import { partTones } from '../../cards/part-tones.ts'
import { WrittenRequest } from './written-request.tsx'

interface ParticipantGlanceProps {
  mission: Mission
  participant: ParticipantRow
  contact?: ParticipantContact
}

/** One person beside the table: whether they still wait for an answer, all that they wrote, and how to reach them. */
export function ParticipantGlance({ mission, participant, contact }: ParticipantGlanceProps) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const placeName = usePlaceName()
  const { departmentCode, createdAt, origin, waitlistPosition } = participant
  const part = partOf(participant)
  const answered = useAnsweredWords(participant)
  const facts: Fact[] = [
    { id: 'asked', label: t('columns.asked'), value: dates.dayAndTime(createdAt) },
    { id: 'cameBy', label: t('columns.cameBy'), value: t(`participants.origins.${origin}`) },
    ...(departmentCode ? [{ id: 'department', label: t('columns.department'), value: placeName(departmentCode) }] : []),
    ...(contact?.email ? [{ id: 'email', label: t('columns.email'), value: contact.email }] : []),
    ...(contact?.phone
      ? [{ id: 'phone', label: t('columns.phone'), value: <PhoneLink number={contact.phone} /> }]
      : []),
  ]
  return (
    <Stack sx={{ gap: '20px' }}>
      <div>
        <StatusChip tone={partTones[part]} label={t(`state.${part}`, { rank: waitlistPosition ?? 0 })} />
      </div>
      {answered ? <Notice>{answered}</Notice> : null}
      <WrittenRequest mission={mission} participant={participant} />
      <Facts facts={facts} />
    </Stack>
  )
}

/** That nobody waits for an answer, and since when: who comes by a link of yesterday may come too late. */
function useAnsweredWords(participant: ParticipantRow): string | null {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const { decidedAt, withdrawnAt, updatedAt } = participant
  const part = partOf(participant)
  switch (part) {
    case 'requested':
    case 'waitlisted':
      return null
    case 'invited':
      return t('participants.answered.invited')
    case 'validated':
    case 'rejected':
    case 'withdrawn': {
      const since = (part === 'withdrawn' ? withdrawnAt : decidedAt) ?? updatedAt
      return t(`participants.answered.${part}`, { day: dates.dayAndTime(since) })
    }
  }
}
