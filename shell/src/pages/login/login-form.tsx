import {
  errorCode,
  errorMessage,
  FormProvider,
  isRequestError,
  Link,
  useForm,
  useLocation,
  useTranslation,
} from '@ensemble/mf-kit'
import { Button, Checkbox, PasswordField, SendStatus, Stack, Text, TextLink } from '@ensemble/ui'
import { type ReactNode, useState } from 'react'
import { EntryForm } from '../../entry/entry-form.tsx'
import { EmailField } from '../../entry/email-field.tsx'
import { EntryLink } from '../../entry/entry-link.tsx'
import { readEntryState } from '../../entry/entry-state.ts'
import { useServices } from '../../platform/services.ts'
import type { SignInInput } from '../../session/sign-in.ts'
import type { UnknownIdentity } from '../../session/single-sign-on.ts'

type Values = Required<Omit<SignInInput, 'signupToken'>>

interface LoginFormProps {
  /** The league account that awaits its link. */
  identity: UnknownIdentity | null
  /** It is linked, or can be linked no more. */
  onIdentityUsed: () => void
  /** Another way in, which stands below and follows the same box. */
  children: ReactNode
}

/** E-mail and password; one message for a wrong one of either. A league account that awaits its link is linked. */
export function LoginForm({ identity, onIdentityUsed, children }: LoginFormProps) {
  const { t } = useTranslation()
  const { signIn } = useServices()
  const { state } = useLocation()
  const { email: known = '' } = readEntryState(state)
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm<Values>({
    defaultValues: { email: identity?.email ?? known, password: '', keepSignedIn: true },
    mode: 'onTouched',
    // The form library knows the fields in the order of their registration; the page's form knows that of the eye.
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState, setFocus } = form

  const submit = handleSubmit(async (values) => {
    setFailure(null)
    try {
      const link = identity === null ? {} : { signupToken: identity.signupToken }
      await signIn({ ...values, ...link, email: values.email.trim() })
      onIdentityUsed()
    } catch (error) {
      setFailure(error)
      // Sent again it would have the right password refused without end.
      if (['SSO_EXPIRED', 'SSO_FAILED'].includes(errorCode(error) ?? '')) onIdentityUsed()
      if (isRequestError(error) && error.status === 401) setFocus('password')
    }
  })

  const code = errorCode(failure)
  const suspended = code === 'ACCOUNT_SUSPENDED'
  const why = suspended ? `${errorMessage(failure)} ${t('login.suspended')}` : errorMessage(failure)
  return (
    <FormProvider {...form}>
      <EntryForm onSubmit={(event) => void submit(event)}>
        <Stack spacing={2.5}>
          <Stack spacing={failure === null ? 0 : 2.5}>
            <SendStatus sending={false} failure={failure === null ? null : why} />
            {code === 'EMAIL_NOT_VERIFIED' ? (
              <EntryLink to="/account_validation">{t('login.enterCode')}</EntryLink>
            ) : null}
            {suspended ? (
              <TextLink alone component={Link} to="/notices/contact">
                {t('login.committee')}
              </TextLink>
            ) : null}
            <EmailField />
          </Stack>
          <PasswordField
            {...register('password', { required: t('missing.password') })}
            label={t('login.password')}
            autoComplete="current-password"
            error={formState.errors.password?.message}
          />
          <EntryLink to="/forgot_password">{t('login.forgot')}</EntryLink>
          <div>
            <Checkbox
              {...register('keepSignedIn')}
              label={t('login.keepSignedIn')}
              aria-describedby="kept-hint"
              defaultChecked
            />
            <Text id="kept-hint" size="small" tone="second">
              {t('login.keptHint')}
            </Text>
          </div>
          <div>
            <Button type="submit" size="large" fullWidth loading={formState.isSubmitting}>
              {t('login.submit')}
            </Button>
            <SendStatus sending={formState.isSubmitting} failure={null} />
          </div>
        </Stack>
      </EntryForm>
      {children}
    </FormProvider>
  )
}
