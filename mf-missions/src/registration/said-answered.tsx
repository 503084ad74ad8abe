import type { Mission } from '@ensemble/contracts/missions/http'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, CheckIcon, SendStatus, SpokenChange, Stack, Text } from '@ensemble/ui'
import { useMissionsSaveAnswersMutation, useMissionsTakeBackAnswersMutation } from '../api/questionnaire-api.ts'

interface SaidAnsweredProps {
  mission: Mission
  fullWidth?: boolean
}

/**
 * Says that the reader has answered in another tool, or not yet: nothing else tells us. One press, and one more takes it
 * back until the end; the button stays where it is, and keeps the focus.
 */
export function SaidAnswered({ mission, fullWidth = false }: SaidAnsweredProps) {
  const { t } = useTranslation('mf-missions')
  const say = useSend(useMissionsSaveAnswersMutation()[0])
  const takeBack = useSend(useMissionsTakeBackAnswersMutation()[0])
  const { questionnaire, myQuestionnaire, contactName } = mission
  if (questionnaire?.kind !== 'link' || !questionnaire.url || !myQuestionnaire) return null
  const { mayAnswer, mayTakeBack, sentAt } = myQuestionnaire
  const said = sentAt !== null
  if (!said && !mayAnswer) return null
  const site = new URL(questionnaire.url).host
  const params = { missionId: mission.id }
  const sending = say.sending || takeBack.sending

  function press() {
    say.clear()
    takeBack.clear()
    if (said) void takeBack.send({ params, body: {} })
    else void say.send({ params, body: { answers: {}, sectionId: null, done: true } })
  }

  return (
    <Stack sx={{ gap: '8px', alignItems: fullWidth ? 'stretch' : 'flex-start' }}>
      <SpokenChange words={t(said ? 'questionnaire.said' : 'questionnaire.unsaid')} />
      {said ? (
        <Stack direction="row" sx={{ gap: '8px', '& svg': { flex: 'none', marginTop: '2px' } }}>
          <CheckIcon size={20} aria-hidden />
          <Text weight="strong">{t('questionnaire.said')}</Text>
        </Stack>
      ) : null}
      <Text size="small" tone="second">
        {said ? t('questionnaire.saidHint', { site, name: contactName }) : t('questionnaire.sayHint', { site })}
      </Text>
      {said && !mayTakeBack ? null : (
        <Button variant={said ? 'quiet' : 'secondary'} fullWidth={fullWidth} loading={sending} onClick={press}>
          {t(said ? 'questionnaire.notYet' : 'questionnaire.say')}
        </Button>
      )}
      <SendStatus sending={sending} failure={say.failure ?? takeBack.failure} />
    </Stack>
  )
}
