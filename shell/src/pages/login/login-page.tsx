import { errorMessage, isRequestError, useForm, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Checkbox, Page, PageHeader, PasswordField, SendStatus, Stack, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { usePageTitle } from '../../app/page-title.ts'
import { useServices } from '../../platform/services.ts'
import { type SignInInput } from '../../session/sign-in.ts'

/** Enough to catch a slip of the finger; the server decides. */
const addressShape = /^\S+@\S+\.\S+$/

/** Sign in with e-mail and password. Afterwards the guards lead to where the visitor was heading, else to /home. */
export function LoginPage() {
  const { t } = useTranslation()
  usePageTitle(t('login.title'))
  return (
    <Page width="narrow">
      <PageHeader title={t('login.title')} sentence={t('login.sentence')} />
      <Card as="section">
        <LoginForm />
      </Card>
    </Page>
  )
}

function LoginForm() {
  const { t } = useTranslation()
  const { signIn } = useServices()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState, setFocus } = useForm<Required<SignInInput>>({
    defaultValues: { email: '', password: '', keepSignedIn: true },
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    setFailure(null)
    try {
      await signIn({ ...values, email: values.email.trim() })
    } catch (error) {
      setFailure(errorMessage(error))
      if (isRequestError(error) && error.status === 401) setFocus('password')
    }
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack spacing={2.5}>
        <TextField
          {...register('email', {
            required: t('fields.required'),
            validate: (value) => addressShape.test(value.trim()) || t('fields.email'),
          })}
          type="email"
          label={t('login.email')}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
        />
        <PasswordField
          {...register('password', { required: t('fields.required') })}
          label={t('login.password')}
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <Checkbox {...register('keepSignedIn')} label={t('login.keepSignedIn')} defaultChecked />
        <div>
          <Button type="submit" size="large" fullWidth loading={isSubmitting}>
            {t('login.submit')}
          </Button>
          <SendStatus sending={isSubmitting} failure={failure} />
        </div>
      </Stack>
    </form>
  )
}
