import type { Mission } from '@ensemble/contracts/missions/http'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Checkbox, Heading, SendStatus, Stack, Text } from '@ensemble/ui'
import { useRef, useState } from 'react'
import { useMissionsRegisterMutation } from '../../api/missions-api.ts'
import { useMissionsSaveAnswersMutation } from '../../api/questionnaire-api.ts'
import { useWrittenLang } from '../../cards/mission-title.tsx'
import { useDatesOf } from '../../cards/use-dates-of.ts'
import { answersAtOnce } from '../../registration/answers-at-once.ts'
import { useStepTitle } from './use-step-title.ts'

interface ConsentStepProps {
  mission: Mission
  /** Answers were taken back just now. */
  arrived: boolean
  onBegun: () => Promise<void>
}

/** What this study does with the answers; nobody begins before they have agreed to it. */
export function ConsentStep({ mission, arrived, onBegun }: ConsentStepProps) {
  const { t } = useTranslation('mf-missions')
  const dates = useDatesOf(mission)
  const lang = useWrittenLang()
  const register = useSend(useMissionsRegisterMutation()[0])
  const begin = useSend(useMissionsSaveAnswersMutation()[0])
  const [agreed, setAgreed] = useState(false)
  const [asked, setAsked] = useState(false)
  const title = useStepTitle(arrived)
  const box = useRef<HTMLInputElement>(null)
  const { consentText = null, eraseOn = null } = mission.questionnaire ?? {}

  async function start() {
    setAsked(true)
    if (!agreed) return box.current?.focus()
    if (consentText === null) return
    const params = { missionId: mission.id }
    if (answersAtOnce(mission) && !(await register.send({ params, body: {} }))) return
    const body = { answers: {}, sectionId: null, consentText }
    if (await begin.send({ params, body })) await onBegun()
  }

  const facts = [
    t('questionnaire.pseudonym'),
    ...(mission.endAt ? [t('questionnaire.until', { day: dates.day(mission.endAt) })] : []),
    t('questionnaire.pause'),
    t('questionnaire.takeBackUntil'),
    ...(eraseOn ? [t('questionnaire.erased', { day: dates.day(`${eraseOn}T10:00:00.000Z`) })] : []),
  ]
  const sending = register.sending || begin.sending
  return (
    <Stack sx={{ gap: '24px', maxWidth: '680px' }}>
      <Heading level={2} tabIndex={-1} ref={title}>
        {t('questionnaire.consentTitle')}
      </Heading>
      <Card as="section" aria-labelledby="consent" outline="line">
        <Heading level={3} id="consent">
          {t('questionnaire.consentOf')}
        </Heading>
        {(consentText ?? '').split(/\n+/).map((paragraph, index) => (
          <Text key={index} lang={lang}>
            {paragraph}
          </Text>
        ))}
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Card>
      <Checkbox
        ref={box}
        label={t('questionnaire.agree')}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        error={asked && !agreed ? t('questionnaire.agreeFirst') : undefined}
      />
      <div>
        <Button size="large" loading={sending} onClick={() => void start()}>
          {t('questionnaire.begin')}
        </Button>
      </div>
      <SendStatus sending={sending} failure={register.failure ?? begin.failure} />
    </Stack>
  )
}
