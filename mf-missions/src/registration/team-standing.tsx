import type { Mission } from '@ensemble/contracts/missions/http'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { Facts, TextLink } from '@ensemble/ui'

interface TeamStandingProps {
  mission: Mission
  counters: NonNullable<Mission['counters']>
}

/** What a team looks for on the page of its mission: who waits, who comes, who was asked, and who leads it. */
export function TeamStanding({ mission, counters }: TeamStandingProps) {
  const { t } = useTranslation('mf-missions')
  const { contactName } = mission
  const tab = (name: string, count: number) => (
    <TextLink component={PrefetchLink} to={`/missions/${mission.id}?tab=${name}`}>
      {count}
    </TextLink>
  )
  return (
    <Facts
      facts={[
        {
          id: 'awaiting',
          label: t('columns.awaiting'),
          value: tab('participants', counters.awaitingStaffCount),
        },
        { id: 'validated', label: t('columns.validated'), value: tab('participants', counters.validatedCount) },
        { id: 'invited', label: t('columns.invited'), value: tab('invitations', counters.invitedCount) },
        ...(contactName ? [{ id: 'contact', label: t('columns.manager'), value: contactName }] : []),
      ]}
    />
  )
}
