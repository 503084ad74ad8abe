import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { SpokenChange, Text, Timeline } from '@ensemble/ui'
import { useStory } from './use-story.tsx'

/**
 * What happened to the reader's part, where it stands and what happens next, in words; a change of it is spoken. Stands
 * there for who has no part as well: the first step is a change.
 */
export function MyState({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const story = useStory(mission)
  const mine = mission.myParticipation
  return (
    <>
      <SpokenChange words={story.find(({ id }) => id === 'now')?.title ?? ''} />
      {mine ? <Timeline label={t('panel.mine')} items={story} /> : null}
      {mine?.onBehalf ? <Text size="small">{t(`telephone.mine.${mine.onBehalf.act}`)}</Text> : null}
    </>
  )
}
