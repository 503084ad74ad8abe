import type { Mission } from '@ensemble/contracts/missions/http'
import type { Answers } from '@ensemble/contracts/missions/questionnaire-course'
import { Link, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, ConfirmDialog, Heading, LinkButton, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsTakeBackAnswersMutation } from '../../api/questionnaire-api.ts'
import { OwnAnswers } from './own-answers.tsx'
import { useStepTitle } from './use-step-title.ts'

interface SentAnswersProps {
  mission: Mission
  answers: Answers
  /** They were sent just now. */
  arrived: boolean
  onTakenBack: () => Promise<void>
}

/** The part is done: thanks, what was answered, and the way to take it back until the study ends. */
export function SentAnswers({ mission, answers, arrived, onTakenBack }: SentAnswersProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { send, sending, failure, clear } = useSend(useMissionsTakeBackAnswersMutation()[0])
  const title = useStepTitle(arrived)
  const mayTakeBack = mission.myQuestionnaire?.mayTakeBack ?? false

  async function takeBack() {
    if (!(await send({ params: { missionId: mission.id }, body: {} }))) return
    toast(t('questionnaire.takenBack'))
    setAsking(false)
    await onTakenBack()
  }

  return (
    <Stack sx={{ gap: '16px', maxWidth: '680px', alignItems: 'flex-start' }}>
      <Heading level={2} tabIndex={-1} ref={title}>
        {t('questionnaire.thanks')}
      </Heading>
      <Text>{t('questionnaire.thanksText')}</Text>
      {mayTakeBack ? null : <Text tone="second">{t('questionnaire.noTakeBack')}</Text>}
      <LinkButton variant="primary" component={Link} to={`/missions/${mission.id}`}>
        {t('questionnaire.back')}
      </LinkButton>
      {mayTakeBack ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('questionnaire.takeBack')}
        </Button>
      ) : null}
      <OwnAnswers mission={mission} answers={answers} />
      <ConfirmDialog
        open={asking}
        title={t('questionnaire.takeBackTitle')}
        consequence={t('questionnaire.takeBackConsequence')}
        confirmLabel={t('questionnaire.takeBack')}
        danger
        busy={sending}
        failure={failure}
        onConfirm={() => void takeBack()}
        onCancel={() => {
          clear()
          setAsking(false)
        }}
      />
    </Stack>
  )
}
