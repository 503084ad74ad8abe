import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Heading, LinkButton, Text } from '@ensemble/ui'
import { useState } from 'react'
import { SurveyDialog } from './survey-dialog.tsx'

/** The survey that the reader was sent; nothing where there is none. */
export function SurveyCard({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const [open, setOpen] = useState(false)
  const { mySurvey: survey, allowedActions } = mission
  if (!survey) return null
  const waits = allowedActions.includes('answer_survey')
  return (
    <Card as="section" aria-labelledby="survey" outline="line">
      <Heading level={2} size="s" id="survey">
        {survey.subject}
      </Heading>
      {survey.message ? <Text>{survey.message}</Text> : null}
      {survey.kind === 'link' && survey.url ? (
        <LinkButton variant="primary" href={survey.url} target="_blank" rel="noopener noreferrer">
          {t('survey.link')}
        </LinkButton>
      ) : null}
      {waits ? (
        <>
          <Text>{t('survey.text')}</Text>
          <Button onClick={() => setOpen(true)}>{t('survey.answer')}</Button>
        </>
      ) : null}
      {survey.answeredAt ? <Text>{t('survey.answered')}</Text> : null}
      <SurveyDialog missionId={mission.id} open={open && waits} onClose={() => setOpen(false)} />
    </Card>
  )
}
