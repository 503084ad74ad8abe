import { type Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { CalendarIcon, ClockIcon, type Fact, Facts, MapPinIcon, TextLink, UsersIcon, VideoIcon } from '@ensemble/ui'
import { useMissionWords } from '../cards/use-mission-words.ts'

/** When, where, how much time, together or alone. The address of the meeting reaches confirmed participants only. */
export function PracticalFacts({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const words = useMissionWords()
  const address = [mission.street, [mission.postalCode, mission.city].filter(Boolean).join(' ')].filter(Boolean)
  const facts: Fact[] = [
    { id: 'when', label: t('details.when'), value: words.when(mission), icon: <CalendarIcon aria-hidden /> },
    {
      id: 'where',
      label: t('details.where'),
      value: address.length > 0 ? address.join(', ') : words.where(mission),
      icon: <MapPinIcon aria-hidden />,
    },
    { id: 'effort', label: t('details.effort'), value: words.effort(mission), icon: <ClockIcon aria-hidden /> },
    { id: 'scope', label: t('details.scope'), value: t(`scopes.${mission.scope}`), icon: <UsersIcon aria-hidden /> },
  ]
  if (mission.meetingUrl) {
    const link = (
      <TextLink href={mission.meetingUrl} target="_blank" rel="noopener noreferrer">
        {t('details.join')}
      </TextLink>
    )
    facts.push({ id: 'meeting', label: t('details.meeting'), value: link, icon: <VideoIcon aria-hidden /> })
  }
  return <Facts facts={facts} />
}
