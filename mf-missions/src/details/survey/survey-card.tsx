import type { Mission } from '@ensemble/contracts/missions/http'
import { useDates, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Heading, LinkButton, NewTab, SendStatus, Text, useFocusAfterRemoval } from '@ensemble/ui'
import { useRef, useState } from 'react'
import { useMissionsWithdrawQuoteMutation } from '../../api/management-api.ts'
import { useWrittenLang, Written } from '../../cards/mission-title.tsx'
import { SurveyDialog } from './survey-dialog.tsx'

/** The survey that the reader was sent; nothing where there is none. */
export function SurveyCard({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const [open, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const lang = useWrittenLang()
  // An opinion is given once, and its words are taken back once: the button goes.
  const focus = useFocusAfterRemoval(() => heading.current)
  const { mySurvey: survey, allowedActions } = mission
  if (!survey) return null
  const waits = allowedActions.includes('answer_survey')
  return (
    <Card as="section" aria-labelledby="survey" outline="line" {...focus}>
      <Heading level={2} size="s" id="survey" tabIndex={-1} ref={heading}>
        <Written>{survey.subject}</Written>
      </Heading>
      {survey.message ? <Text lang={lang}>{survey.message}</Text> : null}
      {survey.kind === 'link' && survey.url ? (
        <LinkButton variant="primary" component={NewTab} href={survey.url}>
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
      {survey.quotableUntil ? <QuotedUntil missionId={mission.id} until={survey.quotableUntil} /> : null}
      <SurveyDialog missionId={mission.id} open={open && waits} onClose={() => setOpen(false)} />
    </Card>
  )
}

/** That one's words may be quoted is taken back as easily as it was given. */
function QuotedUntil({ missionId, until }: { missionId: string; until: string }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const toast = useToast()
  const { send, sending, failure } = useSend(useMissionsWithdrawQuoteMutation()[0])
  async function withdraw() {
    if (await send({ params: { missionId } })) toast(t('survey.unquoted'))
  }
  return (
    <>
      <Text>{t('survey.quotedUntil', { day: dates.day(until) })}</Text>
      <Button variant="secondary" loading={sending} onClick={() => void withdraw()}>
        {t('survey.unquote')}
      </Button>
      <SendStatus sending={sending} failure={failure} />
    </>
  )
}
