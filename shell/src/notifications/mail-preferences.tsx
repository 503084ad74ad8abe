import { useSelector, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { type CallInput } from '@ensemble/mf-kit/calls'
import { Heading, Select, SendStatus, Stack, Switch, Text } from '@ensemble/ui'
import { type ShellState } from '../app/store.ts'
import { selectCurrentUser } from '../session/current-user.ts'
import { useShellEditConsentsMutation } from './notifications-api.ts'

const digests = ['none', 'weekly', 'monthly'] as const
const frequencies = ['realtime', 'daily'] as const

/** What one is mailed, besides what one cannot miss; each choice counts as soon as it is made. */
export function MailPreferences() {
  const { t } = useTranslation()
  const toast = useToast()
  const { data: user } = useSelector((state: ShellState) => selectCurrentUser(state))
  const { send, sending, failure } = useSend(useShellEditConsentsMutation()[0])
  const consents = user?.consents
  if (!consents) return null

  async function choose(change: NonNullable<CallInput<'user.edit'>['body']['consents']>) {
    if (await send({ params: { userId: 'me' }, body: { consents: change } })) toast(t('notifications.mail.saved'))
  }

  return (
    <Stack component="section" aria-labelledby="mail-preferences" sx={{ gap: '16px', marginTop: '32px' }}>
      <Heading level={3} size="s" id="mail-preferences">
        {t('notifications.mail.title')}
      </Heading>
      <Text size="small">{t('notifications.mail.sentence')}</Text>
      {user.role === 'member' ? (
        <Select
          label={t('notifications.mail.digest')}
          options={digests.map((value) => ({ value, label: t(`notifications.mail.digests.${value}`) }))}
          value={consents.digest}
          onChange={(digest) => digest !== '' && void choose({ digest })}
        />
      ) : (
        <Select
          label={t('notifications.mail.frequency')}
          options={frequencies.map((value) => ({ value, label: t(`notifications.mail.frequencies.${value}`) }))}
          value={consents.staffFrequency}
          onChange={(staffFrequency) => staffFrequency !== '' && void choose({ staffFrequency })}
        />
      )}
      <Switch
        label={t('notifications.mail.newsletter')}
        checked={consents.newsletter}
        onChange={(event) => void choose({ newsletter: event.target.checked })}
      />
      <SendStatus sending={sending} failure={failure} />
    </Stack>
  )
}
