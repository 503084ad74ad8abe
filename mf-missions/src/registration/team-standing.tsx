import type { Mission } from '@ensemble/contracts/missions/http'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { Facts, TextLink, VisuallyHidden } from '@ensemble/ui'

interface TeamStandingProps {
  mission: Mission
  counters: NonNullable<Mission['counters']>
}

/** What a team looks for on the page of its mission: who waits, who comes, who was asked, and who leads it. */
export function TeamStanding({ mission, counters }: TeamStandingProps) {
  const { t } = useTranslation('mf-missions')
  const { contactName } = mission
  const tab = (name: string, count: number, label: string) => (
    <TextLink component={PrefetchLink} to={`/missions/${mission.id}?tab=${name}`}>
      {count}
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </TextLink>
  )
  const words = { awaiting: t('columns.awaiting'), validated: t('columns.validated'), invited: t('columns.invited') }
  return (
    <Facts
      facts={[
        {
          id: 'awaiting',
          label: words.awaiting,
          value: tab('participants', counters.awaitingStaffCount, words.awaiting),
        },
        {
          id: 'validated',
          label: words.validated,
          value: tab('participants', counters.validatedCount, words.validated),
        },
        { id: 'invited', label: words.invited, value: tab('invitations', counters.invitedCount, words.invited) },
        ...(contactName ? [{ id: 'contact', label: t('columns.manager'), value: contactName }] : []),
      ]}
    />
  )
}
