import type { Mission } from '@ensemble/contracts/missions/http'
import type { Answers } from '@ensemble/contracts/missions/questionnaire-course'
import { Link, useTranslation } from '@ensemble/mf-kit'
import { Heading, LinkButton, Stack, Text } from '@ensemble/ui'
import { OwnAnswers } from './own-answers.tsx'
import { TakeBack } from './take-back.tsx'
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
  const title = useStepTitle(arrived)
  const mayTakeBack = mission.myQuestionnaire?.mayTakeBack ?? false

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
      {mayTakeBack ? <TakeBack mission={mission} onTakenBack={onTakenBack} /> : null}
      <OwnAnswers mission={mission} answers={answers} />
    </Stack>
  )
}
