import type { Mission } from '@ensemble/contracts/missions/http'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, LinkButton, NewTab, SendStatus, Stack, Text } from '@ensemble/ui'
import { useMissionsRegisterMutation } from '../../api/missions-api.ts'
import { answersAtOnce } from '../../registration/answers-at-once.ts'
import { SaidAnswered } from '../../registration/said-answered.tsx'

/** A questionnaire that another tool keeps: where it is, and whether the reader says that they have answered it. */
export function OtherTool({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const { send, sending, failure } = useSend(useMissionsRegisterMutation()[0])
  const url = mission.questionnaire?.url
  const { mayAnswer = false, sentAt = null } = mission.myQuestionnaire ?? {}
  if (url && (mayAnswer || sentAt !== null)) {
    return (
      <Stack sx={{ gap: '24px', maxWidth: '680px', alignItems: 'flex-start' }}>
        {mayAnswer ? (
          <Stack sx={{ gap: '16px', alignItems: 'flex-start' }}>
            <Text>{t('questionnaire.otherTool', { site: new URL(url).host })}</Text>
            <Text>{t('questionnaire.otherToolHint')}</Text>
            <LinkButton variant="primary" size="large" component={NewTab} href={url}>
              {t('questionnaire.open')}
            </LinkButton>
          </Stack>
        ) : null}
        <SaidAnswered mission={mission} />
      </Stack>
    )
  }
  if (!answersAtOnce(mission)) return <Text>{t('questionnaire.notOpen')}</Text>
  return (
    <Stack sx={{ gap: '16px', maxWidth: '680px', alignItems: 'flex-start' }}>
      <Text>{t('questionnaire.otherToolJoin')}</Text>
      <Button size="large" loading={sending} onClick={() => void send({ params: { missionId: mission.id }, body: {} })}>
        {t('questionnaire.join')}
      </Button>
      <SendStatus sending={sending} failure={failure} />
    </Stack>
  )
}
