import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, Facts, Notice, SendDialog, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsUserSharedHealthMutation } from '../../api/management-api.ts'
import { useNameOf } from './use-name-of.ts'
import { type SharedAnswers, useSharedAnswers } from './use-shared-answers.ts'

interface SharedHealthDialogProps {
  mission: Mission
  participant: ParticipantRow
  onClose: () => void
}

/**
 * What one participant lets this team read about an illness. Asked for by a button and not by opening the window: each
 * reading is noted, so each is somebody's decision. Nothing stays once it is closed.
 */
export function SharedHealthDialog({ mission, participant, onClose }: SharedHealthDialogProps) {
  const { t } = useTranslation('mf-missions')
  const factsOf = useSharedAnswers()
  const { send, sending, failure } = useSend(useMissionsUserSharedHealthMutation()[0])
  const [answers, setAnswers] = useState<SharedAnswers | null>(null)
  const name = useNameOf()(participant)
  const facts = answers && factsOf(answers)

  async function read() {
    const answer = await send({ params: { userId: participant.userId }, query: { missionId: mission.id } })
    if (answer && 'fields' in answer) setAnswers(answer.fields)
  }

  return (
    <SendDialog
      title={t('shared.title', { name })}
      sending={sending}
      failure={failure}
      onClose={onClose}
      leave={{ label: t('shared.close') }}
      actions={
        answers ? null : (
          <Button loading={sending} onClick={() => void read()}>
            {t('shared.show')}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: '16px' }}>
        <Text>{t('shared.forThisTeam', { name })}</Text>
        <Notice>{t('shared.noted', { name })}</Notice>
        <div role="status">
          {facts ? facts.length > 0 ? <Facts facts={facts} /> : <Text>{t('shared.none', { name })}</Text> : null}
        </div>
      </Stack>
    </SendDialog>
  )
}
