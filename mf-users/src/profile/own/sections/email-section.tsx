import type { User } from '@ensemble/contracts/users/http'
import { Link, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, FormSection, Text, TextField, TextLink } from '@ensemble/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const awaited = user.newEmail ?? null
  const open = asking || awaited !== null

  // Confirmed or given up, here or in another tab: no form takes the place of the one that is done with.
  const [last, setLast] = useState(awaited)
  if (last !== awaited) {
    setLast(awaited)
    if (awaited === null) setAsking(false)
  }

  // The answer to the own press and the news of it come in any order.
  const said = useRef<string | null>(null)
  function sayConfirmed(address: string) {
    if (said.current === address) return
    said.current = address
    toast(t('own.email.confirmed'))
  }
  const sayIfConfirmed = useEffectEvent((address: string) => {
    if (user.email === address) sayConfirmed(address)
  })
  const before = useRef(awaited)
  useEffect(() => {
    if (before.current !== null && awaited === null) sayIfConfirmed(before.current)
    before.current = awaited
  }, [awaited])

  // What was pressed is gone with its form: the focus goes back to where the change began, unless it is elsewhere.
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) change.current?.focus()
    wasOpen.current = open
  }, [open])

  if (awaited !== null) {
    return (
      <ConfirmEmailForm
        key={awaited}
        user={user}
        newEmail={awaited}
        takeFocus={asking}
        onConfirmed={() => sayConfirmed(awaited)}
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
