import { FormProvider, useForm, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, PasswordField, SendStatus, Stack } from '@ensemble/ui'
import { useShellChangePasswordMutation } from '../../entry/entry-api.ts'
import { NewPasswordFields, type NewPasswordValues } from '../../entry/new-password-fields.tsx'
import { useRefusal } from '../../entry/use-refusal.ts'

interface Values extends NewPasswordValues {
  currentPassword: string
}

/** What the server calls the fields of this form. */
const fields = { currentPassword: 'currentPassword', newPassword: 'password', password: 'password' } as const

const empty: Values = { currentPassword: '', password: '', passwordAgain: '' }

/** The current password and a new one. The other devices are signed out by it, this one stays. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useTranslation()
  const toast = useToast()
  const [change] = useShellChangePasswordMutation()
  const form = useForm<Values>({ defaultValues: empty, mode: 'onTouched' })
  const { register, handleSubmit, formState, reset } = form
  const refusal = useRefusal(form, fields)

  const submit = handleSubmit(async ({ currentPassword, password }) => {
    refusal.clear()
    try {
      await change({ currentPassword, newPassword: password }).unwrap()
      reset(empty)
      toast(t('changePassword.done'))
    } catch (error) {
      refusal.show(error)
    }
  })

  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        {/* For password managers: they must know whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Stack spacing={2.5}>
          <PasswordField
            {...register('currentPassword', { required: t('missing.currentPassword') })}
            label={t('changePassword.current')}
            autoComplete="current-password"
            error={formState.errors.currentPassword?.message}
          />
          <NewPasswordFields twice email={email} label={t('password.new')} />
          <div>
            <Button type="submit" size="large" fullWidth loading={formState.isSubmitting}>
              {t('changePassword.submit')}
            </Button>
            <SendStatus sending={formState.isSubmitting} failure={refusal.message} />
          </div>
        </Stack>
      </form>
    </FormProvider>
  )
}
