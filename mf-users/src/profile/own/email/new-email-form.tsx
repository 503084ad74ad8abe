import { useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, PasswordField, SendStatus, Stack, TextField } from '@ensemble/ui'
import { useEffect, useRef, useState } from 'react'
import { useUsersEditMutation } from '../../../api/users-api.ts'
import { useUnsavedPart } from '../unsaved.ts'
import { useFault } from '../use-fault.ts'
import { useFaultFocus } from '../use-fault-focus.ts'

/** Asks for another address; the profile then says that it awaits its confirmation, and this form gives way to that one. */
export function NewEmailForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('mf-users')
  const { send, sending, failure, refusal } = useSend(useUsersEditMutation()[0])
  const fault = useFault(refusal)
  const [email, setEmail] = useState('')
  const [currentPassword, setPassword] = useState('')
  const first = useRef<HTMLInputElement>(null)
  const { form, onAnswered } = useFaultFocus()
  useUnsavedPart({ holds: () => email.trim() !== '', settled: () => Promise.resolve() })
  useEffect(() => first.current?.focus(), [])

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // What is empty is left out: the service says that it is missing.
        const typed = currentPassword === '' ? {} : { currentPassword }
        void send({ params: { userId: 'me' }, body: { identity: { email: email.trim() }, ...typed } }).then(onAnswered)
      }}
    >
      <Stack spacing={2.5}>
        <TextField
          ref={first}
          type="email"
          label={t('own.email.new')}
          hint={t('own.email.newHint')}
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fault('identity.email')}
        />
        <PasswordField
          label={t('own.email.password')}
          hint={t('own.email.passwordHint')}
          autoComplete="current-password"
          value={currentPassword}
          onChange={(event) => setPassword(event.target.value)}
          error={fault('currentPassword')}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
          <Button type="submit" loading={sending}>
            {t('own.email.send')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('own.email.cancel')}
          </Button>
        </Stack>
        <SendStatus sending={sending} failure={failure} />
      </Stack>
    </form>
  )
}
