import { normaliseCode } from '@ensemble/contracts/users/mail-code'
import { errorMessage, FormProvider, useForm, useLocation, useTranslation } from '@ensemble/mf-kit'
import { Button, SendAgain, SendStatus, Stack } from '@ensemble/ui'
import { EntryForm } from '../../entry/entry-form.tsx'
import { CodeField, type CodeValues } from '../../entry/code-field.tsx'
import { EmailField, type EmailValues } from '../../entry/email-field.tsx'
import { useShellConfirmForgotPasswordMutation, useShellForgotPasswordMutation } from '../../entry/entry-api.ts'
import { readEntryState } from '../../entry/entry-state.ts'
import { NewPasswordFields, type NewPasswordValues } from '../../entry/new-password-fields.tsx'
import { useRefusal } from '../../entry/use-refusal.ts'

type Values = EmailValues & CodeValues & NewPasswordValues

/** What the server calls the fields of this form. */
const fields = { email: 'email', code: 'code', password: 'password' } as const

/** Address, code and new password. Nothing typed is lost when the server refuses one of them. */
export function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { email: known = '' } = readEntryState(useLocation().state)
  const [setPassword] = useShellConfirmForgotPasswordMutation()
  const [sendCode] = useShellForgotPasswordMutation()
  const form = useForm<Values>({
    defaultValues: { email: known, code: '', password: '', passwordAgain: '' },
    mode: 'onTouched',
  })
  const { handleSubmit, formState, watch } = form
  const refusal = useRefusal(form, fields)

  const submit = handleSubmit(async ({ email, code, password }) => {
    refusal.clear()
    try {
      await setPassword({ email: email.trim(), code: normaliseCode(code), password }).unwrap()
      onDone()
    } catch (error) {
      refusal.show(error)
    }
  })

  return (
    <FormProvider {...form}>
      <EntryForm onSubmit={(event) => void submit(event)}>
        <Stack spacing={2.5}>
          <EmailField />
          <CodeField />
          {known === '' ? null : (
            <SendAgain send={() => sendCode({ email: known }).unwrap()} failureOf={errorMessage} />
          )}
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
