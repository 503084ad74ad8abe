import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Text, Timeline } from '@ensemble/ui'
import { useStory } from './use-story.tsx'

type Mine = NonNullable<Mission['myParticipation']>

/** What happened to the reader's part, where it stands and what happens next, in words. */
export function MyState({ mission, mine }: { mission: Mission; mine: Mine }) {
  const { t } = useTranslation('mf-missions')
  return (
    <>
      <Timeline label={t('panel.mine')} items={useStory(mission, mine)} />
      {mine.onBehalf ? <Text size="small">{t(`telephone.mine.${mine.onBehalf.act}`)}</Text> : null}
    </>
  )
}
