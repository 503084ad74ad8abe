import { type Mission } from '@ensemble/contracts/missions/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Text, Timeline, type TimelineItem } from '@ensemble/ui'
import { nextOf, partOf } from './part-of.ts'

type Mine = NonNullable<Mission['myParticipation']>

/** Where the reader stands and what happens next, in words. */
export function MyState({ mission, mine }: { mission: Mission; mine: Mine }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const part = partOf(mine)
  if (part === 'withdrawn' || part === 'rejected') return <Text>{t(`part.${part}`)}</Text>
  const values = {
    rank: mine.waitlistPosition,
    when: dates.dayAndTime(mission.startAt),
    until: mine.invitationExpiresAt ? dates.day(mine.invitationExpiresAt) : '',
  }
  const items: TimelineItem[] = [
    { id: 'now', title: t(`part.${part}`, values), state: part === 'validated' ? 'done' : 'now' },
    { id: 'next', title: t(nextOf(part, mission.startAt), values), state: 'next' },
  ]
  return <Timeline label={t('panel.mine')} items={items} />
}
