import { normaliseCode } from '@ensemble/contracts/users/mail-code'
import { errorCode, FormProvider, useForm, useLocation, useTranslation } from '@ensemble/mf-kit'
import { Button, SendStatus, Stack } from '@ensemble/ui'
import { useState } from 'react'
import { AnotherCode } from '../../entry/another-code.tsx'
import { EntryForm } from '../../entry/entry-form.tsx'
import { CodeField, type CodeValues } from '../../entry/code-field.tsx'
import { EmailField, type EmailValues } from '../../entry/email-field.tsx'
import { useShellConfirmForgotPasswordMutation, useShellForgotPasswordMutation } from '../../entry/entry-api.ts'
import { readEntryState } from '../../entry/entry-state.ts'
import { NewPasswordFields, type NewPasswordValues } from '../../entry/new-password-fields.tsx'
import type { MailedCode } from '../../entry/use-mailed-code.ts'
import { useRefusal } from '../../entry/use-refusal.ts'

type Values = EmailValues & CodeValues & NewPasswordValues

/** What the server calls the fields of this form. */
const fields = { email: 'email', code: 'code', password: 'password' } as const

/**
 * Address, code (both of the link, where somebody came by it) and new password. Nothing typed is lost when the server
 * refuses one of them.
 */
export function NewPasswordForm({ mailed, onDone }: { mailed: MailedCode | null; onDone: (email: string) => void }) {
  const { t } = useTranslation()
  const { email: known = '' } = readEntryState(useLocation().state)
  const [setPassword] = useShellConfirmForgotPasswordMutation()
  const [sendCode] = useShellForgotPasswordMutation()
  const [expired, setExpired] = useState(false)
  const form = useForm<Values>({
    defaultValues: { email: known, code: '', ...mailed, password: '', passwordAgain: '' },
    mode: 'onTouched',
  })
  const { handleSubmit, formState, watch } = form
  const refusal = useRefusal(form, fields)

  const submit = handleSubmit(async ({ email, code, password }) => {
    refusal.clear()
    try {
      await setPassword({ email: email.trim(), code: normaliseCode(code), password }).unwrap()
      onDone(email.trim())
    } catch (error) {
      setExpired(['CODE_EXPIRED', 'INVALID_CODE'].includes(errorCode(error) ?? ''))
      refusal.show(error)
    }
  })

  return (
    <FormProvider {...form}>
      <EntryForm onSubmit={(event) => void submit(event)}>
        <Stack spacing={2.5}>
          <EmailField />
          <CodeField />
          <AnotherCode
            // Who has tried one in vain needs another at once.
            key={String(expired)}
            waits={known !== '' && mailed === null && !expired}
            send={(email) => sendCode({ email }).unwrap()}
          />
          <NewPasswordFields twice email={watch('email')} label={t('password.new')} />
          <div>
            <Button type="submit" size="large" fullWidth loading={formState.isSubmitting}>
              {t('confirmForgotPassword.submit')}
            </Button>
            <SendStatus sending={formState.isSubmitting} failure={refusal.message} />
          </div>
        </Stack>
      </EntryForm>
    </FormProvider>
  )
}
