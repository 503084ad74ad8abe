import type { Mission } from '@ensemble/contracts/missions/http'
import type { Answers } from '@ensemble/contracts/missions/questionnaire-course'
import { Link, useNavigate, useTranslation } from '@ensemble/mf-kit'
import { Heading, LinkButton, Stack, Text } from '@ensemble/ui'
import { OwnAnswers } from './own-answers.tsx'
import { TakeBack } from './take-back.tsx'

interface UnsentAnswersProps {
  mission: Mission
  answers: Answers
}

/** What somebody has begun who takes part no more: it cannot be sent, but be read and erased. */
export function UnsentAnswers({ mission, answers }: UnsentAnswersProps) {
  const { t } = useTranslation('mf-missions')
  const navigate = useNavigate()
  const back = `/missions/${mission.id}`
  return (
    <Stack sx={{ gap: '16px', maxWidth: '680px', alignItems: 'flex-start' }}>
      <Heading level={2}>{t('questionnaire.unsent')}</Heading>
      <Text>{t('questionnaire.unsentText')}</Text>
      <LinkButton variant="primary" component={Link} to={back}>
        {t('questionnaire.back')}
      </LinkButton>
      {/* Nothing is left to be seen here. */}
      <TakeBack mission={mission} onTakenBack={async () => navigate(back)} />
      <OwnAnswers mission={mission} answers={answers} />
    </Stack>
  )
}
