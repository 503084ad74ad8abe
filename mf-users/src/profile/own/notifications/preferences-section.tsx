import type { User } from '@ensemble/contracts/users/http'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, FormSection, Select, SendStatus, Switch, Text } from '@ensemble/ui'
import { useSection } from '../use-section.ts'

const digests = ['none', 'weekly', 'monthly'] as const
const frequencies = ['realtime', 'daily'] as const
const memberLists = ['invitations', 'after_missions'] as const
const staffLists = [...memberLists, 'team'] as const

/** What one is mailed, besides what one cannot miss; each choice counts as soon as it is made. */
export function PreferencesSection({ user: { role, consents } }: { user: User }) {
  return consents ? <Preferences role={role} consents={consents} /> : null
}

function Preferences({ role, consents }: { role: User['role']; consents: NonNullable<User['consents']> }) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { digest, staffFrequency, newsletter, stoppedMails = [] } = consents
  const { values, chosen, choose, save, saving, failure } = useSection({
    saved: { digest, staffFrequency, newsletter, stoppedMails },
    part: 'consents',
    edit: (changed) => ({ consents: changed }),
    onSaved: () => toast(t('own.preferences.saved')),
  })
  const stopped = values.stoppedMails
  const title = t('own.sections.preferences.title')

  return (
    <FormSection
      id="preferences"
      title={title}
      why={t('own.sections.preferences.why')}
      actions={
        failure ? (
          <Button variant="secondary" aria-label={t('own.saveSection', { section: title })} onClick={() => void save()}>
            {t('own.saveAgain')}
          </Button>
        ) : null
      }
    >
      {role === 'member' ? (
        <Select
          label={t('own.preferences.digest')}
          options={digests.map((value) => ({ value, label: t(`own.preferences.digests.${value}`) }))}
          value={values.digest}
          error={chosen('digest').error}
          onChange={(value) => value !== '' && choose({ digest: value })}
        />
      ) : (
        <Select
          label={t('own.preferences.frequency')}
          hint={t('own.preferences.frequencyHint')}
          options={frequencies.map((value) => ({ value, label: t(`own.preferences.frequencies.${value}`) }))}
          value={values.staffFrequency}
          error={chosen('staffFrequency').error}
          onChange={(value) => value !== '' && choose({ staffFrequency: value })}
        />
      )}
      {(role === 'member' ? memberLists : staffLists).map((list) => (
        <Switch
          key={list}
          label={t(`own.preferences.lists.${list}`)}
          checked={!stopped.includes(list)}
          onChange={(event) => {
            const others = stopped.filter((one) => one !== list)
            choose({ stoppedMails: event.target.checked ? others : [...others, list] })
          }}
        />
      ))}
      <Text size="small" tone="second">
        {t('own.preferences.listsHint')}
      </Text>
      <Switch
        label={t('own.preferences.newsletter')}
        checked={values.newsletter}
        onChange={(event) => choose({ newsletter: event.target.checked })}
      />
      <SendStatus
        sending={saving}
        failure={failure ?? chosen('stoppedMails').error ?? chosen('newsletter').error ?? null}
      />
    </FormSection>
  )
}
