import { PrefetchLink, useDates, useSend, useSession, useToast, useTranslation } from '@ensemble/mf-kit'
import { Card, SendStatus, Switch, Text, TextLink } from '@ensemble/ui'
import { useUsersEditMutation } from '../api/users-api.ts'

/** On a member's /home: the health pause as one switch, without an end and without a reason. */
export function Component() {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const toast = useToast()
  const { user } = useSession()
  const { send, sending, failure } = useSend(useUsersEditMutation()[0])
  if (!user?.engagement) return null
  const { pause } = user.engagement

  async function change(paused: boolean) {
    const body = { engagement: { pause: paused ? { until: null } : null } }
    if (await send({ params: { userId: 'me' }, body })) toast(t('own.saved'))
  }

  return (
    <Card as="div">
      <Switch
        label={t('widgets.pause')}
        aria-describedby="pause-hint"
        checked={pause !== null}
        onChange={(event) => void change(event.target.checked)}
      />
      <Text id="pause-hint" size="small" tone="second">
        {t('widgets.pauseHint')}
      </Text>
      {pause ? (
        <Text>{pause.until ? t('own.pausedUntil', { day: dates.day(pause.until) }) : t('own.pausedOpen')}</Text>
      ) : null}
      <div>
        <TextLink alone component={PrefetchLink} to={`/users/${user.id}?tab=commitment#pause`}>
          {t('widgets.pauseUntil')}
        </TextLink>
      </div>
      <SendStatus sending={sending} failure={failure} />
    </Card>
  )
}
