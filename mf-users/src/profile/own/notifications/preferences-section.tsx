import type { User } from '@ensemble/contracts/users/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { FormSection, Select, SendStatus, Switch, Text } from '@ensemble/ui'
import { useUsersEditMutation } from '../../../api/users-api.ts'
import type { UserEdit } from '../use-saving.ts'

const digests = ['none', 'weekly', 'monthly'] as const
const frequencies = ['realtime', 'daily'] as const
const memberLists = ['invitations', 'after_missions'] as const
const staffLists = [...memberLists, 'team'] as const

/** What one is mailed, besides what one cannot miss; each choice counts as soon as it is made. */
export function PreferencesSection({ user: { role, consents } }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { send, sending, failure } = useSend(useUsersEditMutation()[0])
  if (!consents) return null
  const stopped = consents.stoppedMails ?? []

  async function choose(change: NonNullable<UserEdit['consents']>) {
    if (await send({ params: { userId: 'me' }, body: { consents: change } })) toast(t('own.preferences.saved'))
  }

  return (
    <FormSection id="preferences" title={t('own.sections.preferences.title')} why={t('own.sections.preferences.why')}>
      {role === 'member' ? (
        <Select
          label={t('own.preferences.digest')}
          options={digests.map((value) => ({ value, label: t(`own.preferences.digests.${value}`) }))}
          value={consents.digest}
          onChange={(digest) => digest !== '' && void choose({ digest })}
        />
      ) : (
        <Select
          label={t('own.preferences.frequency')}
          options={frequencies.map((value) => ({ value, label: t(`own.preferences.frequencies.${value}`) }))}
          value={consents.staffFrequency}
          onChange={(staffFrequency) => staffFrequency !== '' && void choose({ staffFrequency })}
        />
      )}
      {(role === 'member' ? memberLists : staffLists).map((list) => (
        <Switch
          key={list}
          label={t(`own.preferences.lists.${list}`)}
          checked={!stopped.includes(list)}
          onChange={(event) => {
            const others = stopped.filter((one) => one !== list)
            void choose({ stoppedMails: event.target.checked ? others : [...others, list] })
          }}
        />
      ))}
      <Text size="small" tone="second">
        {t('own.preferences.listsHint')}
      </Text>
      <Switch
        label={t('own.preferences.newsletter')}
        checked={consents.newsletter}
        onChange={(event) => void choose({ newsletter: event.target.checked })}
      />
      <SendStatus sending={sending} failure={failure} />
    </FormSection>
  )
}
