import type { User } from '@ensemble/contracts/users/http'
import { fitsCode } from '@ensemble/contracts/users/mail-code'
import { errorMessage, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, CodeField, Notice, SendAgain, SendStatus, Stack } from '@ensemble/ui'
import { useEffect, useRef, useState } from 'react'
import {
  useUsersConfirmEmailMutation,
  useUsersEditMutation,
  useUsersAuthResendConfirmationMutation,
} from '../../../api/users-api.ts'
import { useFault } from '../use-fault.ts'
import { useFaultFocus } from '../use-fault-focus.ts'
import { useLookAgain } from './use-look-again.ts'

interface ConfirmEmailFormProps {
  user: User
  newEmail: string
  /** It was asked for just now: the button that was pressed is gone. */
  takeFocus: boolean
  /** Says that it is confirmed. */
  onConfirmed: () => void
}

/** The code of an address that awaits its confirmation: typed, sent again, or the wish taken back. */
export function ConfirmEmailForm({ user, newEmail, takeFocus, onConfirmed }: ConfirmEmailFormProps) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const confirming = useSend(useUsersConfirmEmailMutation()[0])
  const keeping = useSend(useUsersEditMutation()[0])
  const [again] = useUsersAuthResendConfirmationMutation()
  const fault = useFault(confirming.refusal)
  const [code, setCode] = useState('')
  const { email = '' } = user
  const codeIsWrong = confirming.refusal !== null && ['INVALID_CODE', 'CODE_EXPIRED'].includes(confirming.refusal.code)
  const { form, onAnswered } = useFaultFocus()
  const notice = useRef<HTMLDivElement>(null)
  useLookAgain()
  useEffect(() => {
    if (takeFocus) notice.current?.focus()
  }, [takeFocus])

  async function confirm() {
    const confirmed = await confirming.send({ userId: user.id, body: { email: newEmail, code: code.trim() } })
    if (confirmed) onConfirmed()
    else onAnswered()
  }

  async function keep() {
    if (!(await keeping.send({ params: { userId: 'me' }, body: { identity: { email } } }))) return
    toast(t('own.email.kept'))
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <Stack spacing={2.5}>
        <div ref={notice} tabIndex={-1}>
          <Notice title={t('own.email.waiting', { address: newEmail })}>{t('own.email.waitingText', { email })}</Notice>
        </div>
        <CodeField
          value={code}
          onChange={(event) => setCode(event.target.value)}
          fits={fitsCode(code)}
          error={codeIsWrong ? (confirming.failure ?? undefined) : fault('code')}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
          <Button type="submit" loading={confirming.sending}>
            {t('own.email.confirm')}
          </Button>
          <Button variant="quiet" loading={keeping.sending} onClick={() => void keep()}>
            {t('own.email.keep')}
          </Button>
        </Stack>
        <SendStatus sending={confirming.sending} failure={codeIsWrong ? null : confirming.failure} />
        <SendStatus sending={keeping.sending} failure={keeping.failure} />
        <SendAgain send={() => again({ body: { email: newEmail } }).unwrap()} failureOf={errorMessage} />
      </Stack>
    </form>
  )
}
