import type { MissionCard } from '@ensemble/contracts/missions/http'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, SendStatus, Stack, Text } from '@ensemble/ui'
import { useMissionsAnswerNewDateMutation } from '../api/missions-api.ts'
import { useTellAnswer } from './given-answer.tsx'

/** Does the new date suit? One press keeps the place or gives it back; no reason is asked. */
export function NewDateAnswer({ mission }: { mission: Pick<MissionCard, 'id' | 'title'> }) {
  const { t } = useTranslation('mf-missions')
  const tell = useTellAnswer()
  const { send, sending, failure } = useSend(useMissionsAnswerNewDateMutation()[0])

  async function answer(suits: boolean) {
    if (!(await send({ params: { missionId: mission.id }, body: { suits } }))) return
    tell({ mission, answer: suits ? 'kept' : 'givenBack' })
  }

  return (
    <Stack role="group" aria-label={t('newDate.question')} sx={{ gap: '8px' }}>
      <Text weight="strong">{t('newDate.question')}</Text>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
        <Button loading={sending} onClick={() => void answer(true)}>
          {t('newDate.yes')}
        </Button>
        <Button variant="secondary" disabled={sending} onClick={() => void answer(false)}>
          {t('newDate.no')}
        </Button>
      </Stack>
      <Text size="small" tone="second">
        {t('newDate.without')}
      </Text>
      <SendStatus sending={sending} failure={failure} />
    </Stack>
  )
}
