import { FormProvider, Link, useForm, useLocation, useNavigate, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Page, PageHeader, SendStatus, Stack, TextLink } from '@ensemble/ui'
import { usePageTitle } from '../page-title.ts'
import { EntryForm } from '../../entry/entry-form.tsx'
import { useShellForgotPasswordMutation } from '../../entry/entry-api.ts'
import { EmailField, type EmailValues } from '../../entry/email-field.tsx'
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
  const heading = readRedirectState(state)
  const form = useForm<EmailValues>({ defaultValues: { email: known }, mode: 'onTouched' })
  const refusal = useRefusal(form, { email: 'email' })
  usePageTitle(t('forgotPassword.title'))

  const submit = form.handleSubmit(async ({ email }) => {
    refusal.clear()
    const address = email.trim()
    try {
      await send({ email: address }).unwrap()
      void navigate('/confirm_forgot_password', { state: { ...heading, email: address } })
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
              <TextLink alone component={Link} to="/login" state={{ ...heading, email: form.watch('email').trim() }}>
                {t('forgotPassword.back')}
              </TextLink>
            </Stack>
          </EntryForm>
        </FormProvider>
      </Card>
    </Page>
  )
}
