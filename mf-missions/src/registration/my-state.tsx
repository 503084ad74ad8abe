import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { SpokenChange, Text, Timeline } from '@ensemble/ui'
import { useStory } from './use-story.tsx'

/**
 * Speaks a change of where the reader's part stands. Stands there for who has no part as well: the first step is a
 * change. Apart from the words on the page: those stand in a tab, which may not be chosen, or come with the change.
 */
export function SpokenPart({ mission }: { mission: Mission }) {
  const now = useStory(mission).find(({ id }) => id === 'now')
  return <SpokenChange words={now?.title ?? ''} />
}

/** What happened to the reader's part, where it stands and what happens next, in words. */
export function MyState({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const story = useStory(mission)
  const mine = mission.myParticipation
  return (
    <>
      {mine ? <Timeline label={t('panel.mine')} items={story} /> : null}
      {mine?.onBehalf ? <Text size="small">{t(`telephone.mine.${mine.onBehalf.act}`)}</Text> : null}
    </>
  )
}
