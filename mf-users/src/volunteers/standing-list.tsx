import type { VolunteerStanding } from '@ensemble/contracts/users/volunteer-standing'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Stack, StatusChip, Text } from '@ensemble/ui'
import type { ReactNode } from 'react'

interface StandingListProps {
  standings: readonly VolunteerStanding[]
  /** In the words of who reads. */
  reader: 'owner' | 'staff'
  /** What may be done about one. */
  acts?: (standing: VolunteerStanding) => ReactNode
}

/** What a member is trained for: by their own word, or confirmed by whom, when, until when and for what. */
export function StandingList({ standings, reader, acts }: StandingListProps) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  return (
    <Stack component="ul" role="list" sx={{ listStyle: 'none', padding: 0, margin: 0, gap: '16px' }}>
      {standings.map((standing) => (
        <Stack key={standing.kind} component="li" sx={{ gap: '4px' }}>
          <Text weight="medium">{t(`volunteerKinds.${standing.kind}`)}</Text>
          <div>
            <StatusChip tone={standing.state === 'confirmed' ? 'confirmed' : 'waiting'} label={stateOf(standing)} />
          </div>
          {standing.confirmedAt && standing.confirmedBy ? (
            <Text size="small" tone="second">
              {t('volunteers.by', { name: standing.confirmedBy.displayName, day: dates.day(standing.confirmedAt) })}
            </Text>
          ) : null}
          {standing.purpose ? (
            <Text size="small" tone="second">
              {t('volunteers.purpose', { purpose: standing.purpose })}
            </Text>
          ) : null}
          {acts?.(standing)}
        </Stack>
      ))}
    </Stack>
  )

  function stateOf({ state, validUntil }: VolunteerStanding): string {
    const day = validUntil ? dates.day(validUntil) : ''
    if (state === 'confirmed')
      return validUntil ? t('volunteers.states.confirmedUntil', { day }) : t('volunteers.states.confirmed')
    if (reader === 'staff') return t(`volunteers.staffStates.${state}`)
    return state === 'expired' ? t('volunteers.states.expired', { day }) : t('volunteers.states.declared')
  }
}
