import type { Mission, MissionCard } from '@ensemble/contracts/missions/http'
import { lazyPart, usePressed, useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, ConfirmDialog, Loader, SendStatus, Stack, Text } from '@ensemble/ui'
import { Suspense, useState } from 'react'
import { useLazyMissionsGetQuery, useMissionsAnswerNewDateMutation } from '../api/missions-api.ts'
import { ActWords } from '../cards/act-words.tsx'
import { useTellAnswer } from './given-answer.tsx'

// For who says yes where something is in the way: the first screen comes without.
const OverlapNotice = lazyPart(async () => ({ default: (await import('./overlap-notice.tsx')).OverlapNotice }))

interface NewDateAnswerProps {
  mission: Pick<MissionCard, 'id' | 'title' | 'departmentCode'>
  /** On the page of the mission, which says its title and what else is at the same time; a card says neither. */
  onPage?: boolean
}

/**
 * Does the new date suit? One press keeps the place or gives it back; no reason is asked. A yes on a card is asked again
 * where something else is at that time.
 */
export function NewDateAnswer({ mission, onPage = false }: NewDateAnswerProps) {
  const { t } = useTranslation('mf-missions')
  const tell = useTellAnswer()
  const { send, sending, failure } = useSend(useMissionsAnswerNewDateMutation()[0])
  const [look, { isFetching: looking }] = useLazyMissionsGetQuery()
  const [inTheWay, setInTheWay] = useState<Mission['overlaps']>()
  const { press, courseOf } = usePressed<'yes' | 'no'>(looking || sending)

  // A card does not know what is at the same time. Should it not be readable, the answer itself says why.
  async function keep() {
    press('yes')
    const { data } = onPage ? {} : await look({ params: { missionId: mission.id } }, true)
    if (data?.overlaps) return setInTheWay(data.overlaps)
    await answer(true)
  }

  async function answer(suits: boolean) {
    press(suits ? 'yes' : 'no')
    if (!(await send({ params: { missionId: mission.id }, body: { suits } }))) return
    setInTheWay(undefined)
    tell({ mission, answer: suits ? 'kept' : 'givenBack' })
  }

  function wordsOf(suits: 'yes' | 'no') {
    const words = t(`newDate.${suits}`)
    return onPage ? words : <ActWords title={mission.title}>{words}</ActWords>
  }

  return (
    <Stack role="group" aria-label={t('newDate.question')} sx={{ gap: '8px' }}>
      <Text weight="strong">{t('newDate.question')}</Text>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
        <Button {...courseOf('yes')} onClick={() => void keep()}>
          {wordsOf('yes')}
        </Button>
        <Button variant="secondary" {...courseOf('no')} onClick={() => void answer(false)}>
          {wordsOf('no')}
        </Button>
      </Stack>
      <Text size="small" tone="second">
        {t('newDate.without')}
      </Text>
      <SendStatus sending={sending} failure={inTheWay ? null : failure} />
      <ConfirmDialog
        open={inTheWay !== undefined}
        title={t('newDate.question')}
        consequence={
          <Suspense fallback={<Loader size="inline" />}>
            <OverlapNotice overlaps={inTheWay} departmentCode={mission.departmentCode} />
          </Suspense>
        }
        confirmLabel={t('newDate.yes')}
        busy={sending}
        failure={failure}
        onConfirm={() => void answer(true)}
        onCancel={() => setInTheWay(undefined)}
      />
    </Stack>
  )
}
