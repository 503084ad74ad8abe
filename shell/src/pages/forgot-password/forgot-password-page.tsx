import { FormProvider, useForm, useLocation, useNavigate, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Page, PageHeader, SendStatus, Stack } from '@ensemble/ui'
import { usePageTitle } from '../page-title.ts'
import { EntryForm } from '../../entry/entry-form.tsx'
import { useShellForgotPasswordMutation } from '../../entry/entry-api.ts'
import { EmailField, type EmailValues } from '../../entry/email-field.tsx'
import { EntryLink } from '../../entry/entry-link.tsx'
import { readEntryState } from '../../entry/entry-state.ts'
import { readRedirectState } from '../../session/return-to.ts'
import { useRefusal } from '../../entry/use-refusal.ts'

/** Asks for a code by e-mail. Whether the address has an account is never told: the next page is the same. */
export function ForgotPasswordPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [send] = useShellForgotPasswordMutation()
  const { state } = useLocation()
  const { email: known = '' } = readEntryState(state)
  const form = useForm<EmailValues>({ defaultValues: { email: known }, mode: 'onTouched' })
  const refusal = useRefusal(form, { email: 'email' })
  usePageTitle(t('forgotPassword.title'))

  const submit = form.handleSubmit(async ({ email }) => {
    refusal.clear()
    const address = email.trim()
    try {
      await send({ email: address }).unwrap()
      void navigate('/confirm_forgot_password', { state: { ...readRedirectState(state), email: address } })
    } catch (error) {
      refusal.show(error)
    }
  })

  return (
    <Page width="narrow">
      <PageHeader title={t('forgotPassword.title')} sentence={t('forgotPassword.sentence')} />
      <Card as="section">
        <FormProvider {...form}>
          <EntryForm onSubmit={(event) => void submit(event)}>
            <Stack spacing={2.5}>
              <EmailField />
              <div>
                <Button type="submit" size="large" fullWidth loading={form.formState.isSubmitting}>
                  {t('forgotPassword.submit')}
                </Button>
                <SendStatus sending={form.formState.isSubmitting} failure={refusal.message} />
              </div>
              <EntryLink to="/login">{t('forgotPassword.back')}</EntryLink>
            </Stack>
          </EntryForm>
        </FormProvider>
      </Card>
    </Page>
  )
}
