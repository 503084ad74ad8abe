import type { User } from '@ensemble/contracts/users/http'
import { Link, useTranslation } from '@ensemble/mf-kit'
import { Button, FormSection, Text, TextField, TextLink } from '@ensemble/ui'
import { useEffect, useRef, useState } from 'react'
import { ConfirmEmailForm } from '../email/confirm-email-form.tsx'
import { NewEmailForm } from '../email/new-email-form.tsx'

/** The address of the account, and how it is changed: asked for with the password, in force once its code is typed. */
export function EmailSection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  return (
    <FormSection
      title={t('own.sections.email.title')}
      why={t('own.sections.email.why')}
      whoSees={t('own.sections.email.whoSees')}
    >
      <TextField
        type="email"
        readOnly
        label={t('fields.email')}
        value={user.email ?? ''}
        confirmed={Boolean(user.emailVerifiedAt) && t('own.email.isConfirmed')}
      />
      {user.identityProvider === 'azure' ? (
        <Text>
          {t('own.email.ofLeague')}{' '}
          <TextLink component={Link} to="?contact=support">
            {t('own.email.writeToSupport')}
          </TextLink>
        </Text>
      ) : (
        <EmailChange user={user} />
      )}
    </FormSection>
  )
}

function EmailChange({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const [asking, setAsking] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const awaited = user.newEmail ?? null
  const open = asking || awaited !== null

  // What was pressed is gone with its form: the focus goes back to where the change began.
  useEffect(() => {
    if (wasOpen.current && !open) change.current?.focus()
    wasOpen.current = open
  }, [open])

  if (awaited !== null) {
    return (
      <ConfirmEmailForm
        key={awaited}
        user={user}
        newEmail={awaited}
        takeFocus={asking}
        onDone={() => setAsking(false)}
      />
    )
  }
  if (asking) return <NewEmailForm onCancel={() => setAsking(false)} />
  return (
    <div>
      <Button ref={change} variant="secondary" onClick={() => setAsking(true)}>
        {t('own.email.change')}
      </Button>
    </div>
  )
}
