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
  const count = (id: 'awaiting' | 'validated' | 'invited', tab: string, people: number) => {
    const label = t(`columns.${id}`)
    const value = (
      <TextLink component={PrefetchLink} to={`/missions/${mission.id}?tab=${tab}`}>
        {people}
        <VisuallyHidden>{` ${label}`}</VisuallyHidden>
      </TextLink>
    )
    return { id, label, value }
  }
  return (
    <Facts
      facts={[
        count('awaiting', 'participants', counters.awaitingStaffCount),
        count('validated', 'participants', counters.validatedCount),
        count('invited', 'invitations', counters.invitedCount),
        ...(contactName ? [{ id: 'contact', label: t('columns.manager'), value: contactName }] : []),
      ]}
    />
  )
}
